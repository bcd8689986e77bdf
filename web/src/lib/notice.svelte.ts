// Calls a player to the table: title, favicon, sound, notification.

import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import { t } from "./texts.svelte";

/** Who waited this long may have looked elsewhere, even with the page in front. */
const LONG = 4000;

export interface Call {
  sound: boolean;
  notification: boolean;
}

/** Decides when a player is called: once, when the turn comes, and not while they play on briskly. */
export class Caller {
  #mine: boolean | null = null;
  #since = 0;

  /** The turn is `mine` or not at time `now`; `watching`: the page is in front. */
  hear(mine: boolean, now: number, watching: boolean): Call {
    const came = mine && this.#mine === false;
    const waited = now - this.#since;
    if (mine !== this.#mine) this.#since = now;
    this.#mine = mine;
    return { sound: came && (!watching || waited >= LONG), notification: came && !watching };
  }
}

/** Shows by title, badge, sound and notification that it is the reader's turn, as they allowed. */
export function notices(isMyTurn: () => boolean, title: () => string): void {
  const caller = new Caller();

  $effect(() => {
    document.title = isMyTurn() ? t("web-notice-title", { title: title() }) : title();
    showBadge(isMyTurn());
  });
  $effect(() => {
    const watching = !document.hidden && document.hasFocus();
    const call = caller.hear(isMyTurn(), performance.now(), watching);
    if (call.sound) sound("turn");
    if (call.notification && settings.notifications) notify(title());
  });
  $effect(() => () => {
    document.title = "Courtly";
    showBadge(false);
  });
}

function showBadge(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

function notify(title: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: t("web-notice-body"), icon: "/favicon-turn.svg", tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow notifications only to installed pages
  }
}
