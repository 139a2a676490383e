import { HINT_COOKIE } from "@/lib/hint-cookie";

/** The Cookie Policy says this of each thing of ours in a browser. */
export type BrowserItem = { name: string; purpose: string; life: string };
export type StoredItem = BrowserItem & {
  /** The keys it is stored under. */
  keys: RegExp;
};

/** lib/platform/auth/session-cookie.ts, known-device.ts and lib/transport/next-auth.ts set these. */
export const cookies: BrowserItem[] = [
  {
    name: "fivewire.session",
    purpose: "Keeps you signed in. Scripts cannot read it; what it names ends when you sign out.",
    life: "7 days after your last visit",
  },
  {
    name: HINT_COOKIE,
    purpose:
      "Tells our public pages that somebody is signed in here, so that they ask who. It holds the figure 1 and nothing about you.",
    life: "As long as the session",
  },
  {
    name: "fivewire.device",
    purpose:
      "Set when you sign in or choose a new password: shows that your account was opened from this browser, so that wrong passwords tried elsewhere cannot keep you out. It signs nobody in.",
    life: "180 days after you last signed in",
  },
  {
    name: "fivewire.csrf",
    purpose: "Protects the sign-in form: a sign-in that another site starts in your browser is refused.",
    life: "Until the browser is closed",
  },
  {
    name: "fivewire.callback",
    purpose: "Remembers the page to go back to after signing in.",
    life: "Until the browser is closed",
  },
];

export const storedItems: StoredItem[] = [
  {
    name: "Calls",
    keys: /^call:/,
    purpose:
      "Which microphone, speaker and camera you chose for calls, and which tab holds one, so that it goes on after a reload.",
    life: "Until you clear them, and with the tab",
  },
  {
    name: "Pushes",
    keys: /^(push-claimed|push-card-dismissed)$/,
    purpose:
      "That this browser takes pushes for whoever is signed in, and that you did not want to be asked about them.",
    life: "With the tab; that you were asked, until you clear it",
  },
  {
    name: "The last inbox",
    keys: /^fivewire-(inbox|shell-\d+)$/,
    purpose:
      "Your latest conversations and messages as they were on screen, and the page that shows them without a connection.",
    life: "Until you sign out; the page itself until you clear it",
  },
  {
    name: "Unfinished forms",
    keys: /^(draft|chat-draft):/,
    purpose: "What you typed into a form or a message and have not sent. Never a password.",
    life: "Until it is sent, you sign out, or the tab is closed",
  },
  {
    name: "Messages on their way",
    keys: /^chat-outbox:/,
    purpose: "A message that found no connection, to be sent when there is one.",
    life: "Until it is sent, you sign out, or the tab is closed",
  },
  {
    name: "Files not sent yet",
    keys: /^(chat-files:|tusSupport$)/,
    purpose:
      "That you added files to a message, so that a reload shows them again, and for a moment whether this browser stores anything. The files themselves are with us.",
    life: "Until they are sent, you sign out, or the tab is closed",
  },
  {
    name: "Pitches not saved yet",
    keys: /^pitch(-to|-page)?:/,
    purpose: "What you wrote in a pitch that the server does not have yet, under your account's name.",
    life: "Until it is saved, or you sign out",
  },
];

/** The name counts with or without the prefix of encrypted connections. */
export const isNamedCookie = (name: string) =>
  cookies.some((cookie) => cookie.name === name.replace(/^__Host-/, ""));
export const isNamedItem = (key: string) => storedItems.some(({ keys }) => keys.test(key));
