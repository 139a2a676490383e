import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { MessageFileView } from "@/lib/domain/messaging/files/schema";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import { MessageGroup } from "./message-group";
import { excerptOf, type ShownMessage } from "./timeline";

const ME = "me";
const noop = () => {};

function message(content: string, extra: Partial<MessageView> = {}): ShownMessage {
  const stored = {
    ...{ id: content, seq: 1, senderId: ME, content, deletedAt: null, reactions: [] as const },
    ...extra,
  } as unknown as MessageView;
  const createdAt = "2026-11-20T18:20:00.000Z";
  return {
    key: content,
    content,
    attachments: [],
    quoted: null,
    createdAt,
    message: stored,
    clientKey: null,
  };
}
const pending = (content: string, problem?: string): ShownMessage => ({
  ...message(content),
  message: null,
  clientKey: content,
  problem,
});

/** Every kind of message that a conversation shows, each with the name that its item must have. */
const kinds: [kind: string, shown: ShownMessage, mine: boolean, name: string][] = [
  ["own", message("Berth taken"), true, "You, 18:20"],
  ["theirs", message("Which of these?", { senderId: "them" }), false, "Tomas, 18:20"],
  ["a colleague's", message("I hold one", { senderId: "her" }), true, "Your colleague, 18:20"],
  ["deleted", message("", { deletedAt: "2026-11-20T18:21:00.000Z" }), true, "You, 18:20"],
  ["found", message("The contract", { seq: 7 }), false, "Tomas, 18:20, found by your search"],
  ["sending", pending("All nine"), true, "You, 18:20, sending"],
  ["failed", pending("All ten", "No"), true, "You, 18:20, not sent"],
];

const htmlOf = (shown: ShownMessage, mine: boolean) =>
  renderToStaticMarkup(
    <MessageGroup
      messages={[shown]}
      mine={mine}
      userId={ME}
      theirName="Tomas"
      markedSeq={7}
      ownProfileId="mine"
      acts={{ onDelete: noop, onShow: noop }}
      onRetry={noop}
      onDiscard={noop}
    />,
  );
/** The server does not know the reader's zone, so it writes UTC for those without scripts. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, "").replace(/\sUTC/, "");

describe("C2: chat for a screen reader", () => {
  it.each(kinds)("names the item of %s message by sender and time", (_kind, shown, mine, name) => {
    const html = htmlOf(shown, mine);
    const [, id] = /^<li aria-labelledby="([^"]+)"/.exec(html) ?? [];
    const [, label = ""] = new RegExp(`<span id="${id}"[^>]*>(.*?)</span>`, "s").exec(html) ?? [];
    expect(textOf(label)).toBe(name);
  });

  it.each(kinds)("says in sight who wrote %s message, beside side and colour", (_kind, shown, mine, name) => {
    const [, foot = ""] = /<p class="meta[^>]*>(.*?)<\/p>/s.exec(htmlOf(shown, mine)) ?? [];
    expect(textOf(foot)).toContain(name.split(", ").slice(0, 2).join(", "));
  });

  it.each(kinds)("has no button of %s message that names no message", (_kind, shown, mine) => {
    const html = htmlOf(shown, mine);
    const names = [...html.matchAll(/<button[^>]*?aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(html.split("<button").length - 1);
    for (const name of names) expect(name).toContain(shown.content);
  });

  it("has the card of a message's address as a link by its title, in HTML already", () => {
    const link = { url: "https://longitude.example/lamp", title: "The last lamp", siteName: "Longitude" };
    const html = htmlOf(message("See it", { link: { ...link, image: "/files/links/a/b-600.webp" } }), false);
    const [, attributes = "", inside = ""] = /<a ([^>]*)>(.*?)<\/a>/s.exec(html) ?? [];
    expect(attributes).toContain('href="https://longitude.example/lamp"');
    expect(attributes).toContain('rel="noopener noreferrer nofollow"');
    expect(textOf(inside)).toBe("The last lampLongitude (opens in a new tab)");
    expect(inside).toMatch(/<img src="\/files\/links\/a\/b-600.webp" alt="" width="600" height="300"/);
    expect(htmlOf(message("See it", { link: { ...link, image: null } }), false)).not.toContain("<img");
  });

  it("names a long message by its first whole words", () => {
    const long = "I hold one berth for you on the 12th, and cabin 7 for two nights after.";
    expect(excerptOf(message(long))).toBe("I hold one berth for you on the 12th…");
    expect(excerptOf(message(" Two\nlines "))).toBe("Two lines");
    expect(excerptOf({ content: "", attachments: [{ kind: "audio" } as MessageFileView] })).toBe(
      "Voice note",
    );
  });
});
