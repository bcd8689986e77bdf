// Links and texts for others: put on the clipboard, by an address that others reach.

import { reach } from "./api";
import { t } from "./texts.svelte";
import { toast } from "./toasts.svelte";

/** Names only this computer answers to. */
const OWN = /^(localhost|127\.|\[::1\])/;
let found: Promise<string | null> | undefined;

/** Where others reach this server; null if only this computer does. */
export function reachable(): Promise<string | null> {
  if (!OWN.test(location.hostname)) return Promise.resolve(location.origin);
  return (found ??= reach().then(
    ([address]) => address ?? null,
    () => ((found = undefined), null),
  ));
}

/** Whether a text is on the clipboard now: pages without HTTPS have none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Puts a link on the clipboard and says so, or shows it to be copied by hand. */
export async function copyLink(path: string, called = t("web-link")): Promise<void> {
  const link = new URL(path, (await reachable()) ?? location.origin).href;
  if (await copyText(link)) toast(t("web-copied"));
  else prompt(called, link);
}
