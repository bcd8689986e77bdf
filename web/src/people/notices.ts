// What people ask the server, and their browser, about notices.

import { ask } from "../lib/api";
import type { NoticeDone, NoticePage, NoticeTable, NoticeWishes } from "../protocol";

const post = <T = NoticePage>(path: string, body: unknown): Promise<T> =>
  ask(`/api/notices/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const mine = (): Promise<NoticePage> => ask("/api/notices/mine");
export const wish = (wishes: NoticeWishes): Promise<NoticePage> => post("wishes", wishes);
export const byEmail = (address: string): Promise<NoticePage> => post("email", { address });
export const byChat = (service: string, address: string): Promise<NoticePage> => post("chat", { service, address });
export const tryOut = (id: string): Promise<NoticePage> => post("test", { id });
export const drop = (id: string): Promise<NoticePage> => post("drop", { id });
export const dropAll = (): Promise<NoticePage> => post("drop-all", {});
export const confirmed = (code: string): Promise<NoticeDone> => post("confirm", { code });
export const ended = (way: string): Promise<NoticeDone> => post(`end/${way}`, {});
export const tableOf = (name: string, again: boolean): Promise<NoticeTable> => ask(`/api/notices/table/${encodeURIComponent(name)}?again=${again}`);

/** All there is to be told of, in the order of the page. */
export const KINDS = ["turn", "vote", "asked", "time", "over", "invited"] as const;

export const standard = (language: string): NoticeWishes => ({
  language,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  daily: null,
  quiet: null,
  kinds: [...KINDS],
});

// -- this browser ------------------------------------------------------------------------------------

/** Why this browser cannot be told while the page is closed; null if it can. */
export function hindrance(): "https" | "install" | "browser" | "denied" | null {
  if (!isSecureContext) return "https";
  const apple = /iPhone|iPad/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return apple ? "install" : "browser";
  return Notification.permission === "denied" ? "denied" : null;
}

/** The worker beside the page; a new one takes over by itself. */
export const beside = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register("/worker.js");
  return navigator.serviceWorker.ready;
};

/** Ask the browser, then the server, to be told here. False: its owner said no. */
export async function inThisBrowser(key: string, name: string): Promise<NoticePage | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await beside();
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // it may be to another key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return post("push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], name });
}
