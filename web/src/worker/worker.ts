// Runs beside the page, also when it is closed: shows notices, and says so when there is no connection.
//
// Pages always come from the server: nothing of ours is kept but one page for when it cannot be reached. So a new
// server never meets an old page, and a new worker takes over at once.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): Notice } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
  action: string;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Changed extends Lasting {
  oldSubscription: PushSubscription | null;
}
interface Page {
  url: string;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}
interface Beside {
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(what: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>; openWindow(url: string): Promise<Page | null> };
  addEventListener<E extends Event>(type: string, listener: (event: E) => void): void;
}
/** What the server sends; words are in the reader's language. */
interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
  language: string;
  open: string;
  stop: string;
  stop_path: string;
}

const beside = self as unknown as Beside;
const KEPT = "courtly-%version%"; // the build puts in what it made
const OFFLINE = "/offline.html";

beside.addEventListener<Lasting>("install", (event) => {
  const kept = caches.open(KEPT).then((cache) => cache.add(new Request(OFFLINE, { cache: "reload" })));
  event.waitUntil(kept.then(() => beside.skipWaiting()));
});

beside.addEventListener<Lasting>("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => beside.clients.claim()));
});

beside.addEventListener<Fetched>("fetch", (event) => {
  if (event.request.mode !== "navigate") return; // the browser's own business
  const kept = (): Promise<Response> => caches.match(OFFLINE).then((page) => page ?? Response.error());
  event.respondWith(fetch(event.request).catch(kept));
});

beside.addEventListener<Pushed>("push", (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  const shown: NotificationOptions & { actions: { action: string; title: string }[]; renotify: boolean } = {
    body: notice.body,
    lang: notice.language,
    tag: notice.tag,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: { path: notice.path, stop: notice.stop_path },
    actions: [
      { action: "open", title: notice.open },
      { action: "stop", title: notice.stop },
    ],
  };
  event.waitUntil(beside.registration.showNotification(notice.title, shown));
});

beside.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  const { path, stop } = event.notification.data as { path: string; stop: string };
  event.waitUntil(event.action === "stop" ? fetch(`/api/notices/end/${stop}`, { method: "POST" }) : show(path));
});

/** In the window there is, or a new one. */
async function show(path: string): Promise<unknown> {
  const url = new URL(path, location.origin).href;
  const [first] = await beside.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!first) return beside.clients.openWindow(url);
  const there = await first.navigate(url).catch(() => null);
  return there ? there.focus() : beside.clients.openWindow(url);
}

beside.addEventListener<Changed>("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (!options) return;
  const anew = beside.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: options.applicationServerKey });
  event.waitUntil(anew.then((made) => fetch("/api/notices/push", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(keysOf(made)) })));
});

function keysOf(made: PushSubscription): Record<string, string> {
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}
