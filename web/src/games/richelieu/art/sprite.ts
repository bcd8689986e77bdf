// The sprite is shared by board, score sheet and whatever else draws a piece of Richelieu.

import { mount } from "svelte";
import Sprite from "./Sprite.svelte";

let mounted = false;

export function useSprite(): void {
  if (mounted) return;
  mounted = true;
  mount(Sprite, { target: document.body });
}
