/**
 * The service worker of the installed app. It shows every push, leads from a push to its page, and where there is no
 * connection shows the last inbox. It stores that, its own files, and no page.
 */
const SHELL_CACHE = "fivewire-shell-1";
const INBOX_CACHE = "fivewire-inbox";
const SHELL = ["/offline.js", "/icons/icon-192.png"];
const LIST = "/offline/inbox";
const HINT_COOKIE = "fw_signed_in";
const NAME = "Fivewire";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL_CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name !== SHELL_CACHE && name !== INBOX_CACHE) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

// Pushes

/** A browser ends a subscription whose pushes show nothing, so one that cannot be read shows that something came. */
function readPush(data) {
  const fallback = { title: NAME, body: "There is news for you.", navigate: "/matching?tab=inbox", tag: "news" };
  try {
    const { notification } = data.json();
    return typeof notification?.title === "string" ? { ...fallback, ...notification } : fallback;
  } catch {
    return fallback;
  }
}

self.addEventListener("push", (event) => {
  const { title, body, navigate, tag, data } = readPush(event.data);
  event.waitUntil(
    (async () => {
      const shown = await self.registration.getNotifications({ tag });
      const isRepeat = data?.id !== undefined && shown.some((old) => old.data?.id === data.id);
      await self.registration.showNotification(title, {
        ...{ body, tag, icon: "/icons/icon-192.png", badge: "/icons/icon-192.png" },
        // A push about the same takes the old one's place, and sounds unless it is the very same.
        renotify: !isRepeat,
        data: { id: data?.id, url: navigate },
      });
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/matching?tab=inbox", self.location.origin);
  // A push leads to our own pages alone.
  const address = url.origin === self.location.origin ? url.href : self.location.origin;
  event.waitUntil(
    (async () => {
      const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const same = tabs.find((tab) => tab.url === address);
      if (same) return same.focus();
      return self.clients.openWindow(address);
    })(),
  );
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(
    (async () => {
      const options = event.oldSubscription?.options ?? { userVisibleOnly: true, ...(await readKey()) };
      if (!options.applicationServerKey) return;
      const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
      await fetch("/api/v1/push/devices", {
        method: "POST",
        headers: { "content-type": "application/json" },
        credentials: "same-origin",
        body: JSON.stringify({
          ...{ endpoint: fresh.endpoint, keys: fresh.toJSON().keys },
          ...(event.oldSubscription ? { replaces: event.oldSubscription.endpoint } : {}),
        }),
      });
    })(),
  );
});

async function readKey() {
  const response = await fetch("/api/v1/push", { credentials: "same-origin" });
  const { data } = await response.json();
  return data?.publicKey ? { applicationServerKey: data.publicKey } : {};
}

// Without a connection

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  // Whoever signs out, or has to sign in, leaves no inbox behind.
  if (pathname === "/api/v1/auth/logout" || (request.mode === "navigate" && pathname === "/login"))
    event.waitUntil(caches.delete(INBOX_CACHE));
  if (SHELL.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  } else if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(load(event).catch(drawOffline));
  }
});

const load = async (event) => (await event.preloadResponse) ?? fetch(event.request);

async function readInbox() {
  const hint = await self.cookieStore?.get(HINT_COOKIE).catch(() => undefined);
  if (self.cookieStore && !hint) {
    await caches.delete(INBOX_CACHE);
    return null;
  }
  const cache = await caches.open(INBOX_CACHE);
  const list = await (await cache.match(LIST))?.json();
  if (!list) return null;
  const conversations = [];
  for (const conversation of list.conversations) {
    const messages = (await (await cache.match(`${LIST}/${conversation.id}`))?.json()) ?? [];
    conversations.push({ ...conversation, messages });
  }
  return { at: list.at, conversations };
}

const signs = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text) => String(text ?? "").replace(/[&<>"']/g, (sign) => signs[sign]);
const time = (at) =>
  escape(
    new Date(at).toLocaleString("en-GB", {
      ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
    }),
  );

async function drawOffline() {
  const inbox = await readInbox().catch(() => null);
  const lede = inbox
    ? `This is your inbox as it was on ${time(inbox.at)}. What you write here waits in this window, and stands in the conversation when you are back.`
    : "There is no connection to show this page. What you have written waits in this window.";
  const body = `<header><span aria-hidden="true" class="mark">${NAME}</span></header>
<main>
<h1>You are offline</h1>
<p class="lede">${lede}</p>
<p role="status" id="state" class="meta"></p>
<p><button type="button" id="again">Try again</button></p>
${inbox ? drawInbox(inbox) : ""}
</main>`;
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>You are offline | ${NAME}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${styles}</style></head><body>${body}<script src="/offline.js" defer></script></body></html>`,
    {
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      },
    },
  );
}

function drawInbox({ conversations }) {
  if (conversations.length === 0) return "";
  return `<section aria-labelledby="inbox"><h2 id="inbox">Conversations</h2>
${conversations.map(drawConversation).join("\n")}</section>`;
}

function drawConversation({ id, name, preview, at, isUnread, messages }) {
  const field = `write-${escape(id)}`;
  const log = messages.length
    ? `<ol>${messages
        .map(
          ({ isOwn, text, at: sent }) =>
            `<li class="${isOwn ? "own" : "theirs"}"><p class="meta">${isOwn ? "You" : escape(name)}, ${time(sent)}</p><p class="text">${escape(text)}</p></li>`,
        )
        .join("")}</ol>`
    : `<p class="meta">You have not opened this conversation on this device, so only its latest message is here.</p>`;
  return `<details><summary><span class="name">${escape(name)}${isUnread ? '<span class="new">New</span>' : ""}</span><span class="meta num">${time(at)}</span><span class="preview">${escape(preview)}</span></summary>
<div class="open">${log}
<label for="${field}">Write to ${escape(name)}</label>
<textarea id="${field}" data-conversation="${escape(id)}" rows="3" maxlength="5000"></textarea>
<ul class="waiting" data-waiting="${escape(id)}" hidden></ul></div></details>`;
}

const styles = `
:root{color-scheme:light dark;--paper:light-dark(#fbf8f1,#15181c);--ink:light-dark(#1b1814,#f0eade);--ink-2:light-dark(#4a443a,#c6bfb2);--ink-3:light-dark(#676053,#9d978b);--rule:light-dark(#ddd5c5,#2d3239);--edge:light-dark(#887f6f,#757c86);--sunk:light-dark(#f3eee3,#0f1215)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/1.5 system-ui,sans-serif}
header{padding:16px 20px;border-bottom:1px solid var(--rule)}
.mark{font:600 20px/1 Georgia,serif}
main{max-width:680px;margin:0 auto;padding:32px 20px 64px}
h1{margin:0 0 12px;font:500 32px/1.15 Georgia,serif;letter-spacing:-.01em}
h2{margin:40px 0 0;padding-top:8px;border-top:2px solid var(--ink);font-size:14px;font-weight:620}
.lede{margin:0 0 20px;color:var(--ink-2);max-width:56ch;text-wrap:pretty}
.meta{color:var(--ink-3);font-size:13px;margin:0}
.num{font-variant-numeric:tabular-nums}
button{min-height:44px;padding:0 20px;border:0;border-radius:4px;background:var(--ink);color:var(--paper);font:560 15px/1 system-ui,sans-serif;cursor:pointer}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
details{border-bottom:1px solid var(--rule)}
summary{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:14px 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
.name{font-weight:560;overflow-wrap:anywhere}
.name::before{content:"";display:inline-block;width:7px;height:7px;margin:0 10px 2px 1px;border:solid var(--ink-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
details[open] .name::before{transform:rotate(45deg)}
.new{margin-left:8px;padding:1px 6px;border:1px solid var(--edge);border-radius:3px;font-size:12px;font-weight:500}
.preview{grid-column:1/-1;color:var(--ink-2);font-size:14px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.open{padding:4px 0 24px}
ol{list-style:none;margin:0 0 20px;padding:0;display:grid;gap:14px}
.own{padding-left:32px}
.text{margin:2px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
label{display:block;margin-top:12px;font-size:14px;font-weight:560}
textarea{width:100%;margin-top:6px;padding:10px 12px;border:1px solid var(--edge);border-radius:4px;background:var(--paper);color:var(--ink);font:inherit}
.waiting{margin:12px 0 0;padding:0 0 0 12px;border-left:2px solid var(--edge);list-style:none;font-size:14px;color:var(--ink-2)}
`;
