import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { makePhoto } from "../factories/assets";
import { makeConversation } from "../factories/conversations";
import { makeDraft } from "../factories/pitch-drafts";
import { type Answer, one, processes, send, signIn } from "./support/http";
import { rawRequest } from "./support/raw-request";

type Person = TestAccount & { cookie: string; marks: string[] };
const HINT = "fivewire.signed-in=1";

/** Makes an account with texts of its own on every screen. */
async function makePerson(word: string): Promise<Person> {
  const { brand: account, press, conversationId } = await makeConversation();
  const draft = `Draft of ${word}`;
  await makeDraft(account, { title: draft });
  const content = `Message to ${word}`;
  await execute(press.actor, sendMessage, { conversationId, content: content });
  const { cookie } = await signIn(account);
  return { ...account, cookie, marks: [draft, content, account.email, account.userId] };
}
let ada: Person;
let ben: Person;
let creator: TestAccount;
beforeAll(async () => {
  ada = await makePerson("Adelheid");
  ben = await makePerson("Benedikt");
  creator = await makeAccount({ userType: "press" });
});

const personal = [
  ...["/dashboard", "/matching", "/matching?tab=pitches", "/matching?tab=inbox", "/releases", "/assets"],
  ...["/matching/notifications", "/setup-profile", "/api/v1/auth/me", "/api/v1/users/profile"],
  ...["/api/v1/pitch-drafts", "/api/v1/messages/conversations", "/api/v1/messages/search?q=Message"],
  ...["/api/v1/notifications", "/api/v1/realtime/config", "/api/v1/matches"],
];
const lacksOf = (text: string, person: Person) => person.marks.filter((mark) => text.includes(mark));

describe("a personal address, asked by two accounts", () => {
  it("shows each their own marks somewhere, so that another's would be seen", async () => {
    for (const person of [ada, ben]) {
      const texts = await Promise.all(
        personal.map(async (address) => (await send(address, { cookie: person.cookie })).text),
      );
      expect(person.marks.filter((mark) => !texts.some((text) => text.includes(mark)))).toEqual([]);
    }
  });

  it.each(personal)("%s gives neither the other's answer, at once and after each other", async (address) => {
    for (const at of processes) {
      const asked = [ada, ben, null, ben, ada, null].map(async (person) => ({
        person,
        answer: await send(address, { cookie: person?.cookie, at }),
      }));
      for (const { person, answer } of await Promise.all(asked)) {
        for (const other of [ada, ben].filter((each) => each !== person))
          expect(lacksOf(answer.text, other)).toEqual([]);
        expect([address, answer.headers.get("cache-control")]).toEqual([
          address,
          expect.stringMatching(/no-store/),
        ]);
        expect(answer.headers.get("cache-control")).not.toMatch(/public|s-maxage/);
        expect(answer.headers.get("x-nextjs-cache")).toBeNull();
      }
    }
  });

  it.each(["/style.css", "/x.js", "/avatar.png", "%2fx.css", "%23.css", ";x.css", ".css", "/%0ax.css"])(
    "with %s added to it a cache would still store nothing of it",
    async (suffix) => {
      for (const address of ["/dashboard", "/matching", "/setup-profile", "/api/v1/auth/me"]) {
        const { text, headers } = await rawRequest(`${address}${suffix}`, {
          headers: { cookie: ada.cookie },
        });
        if (lacksOf(text, ada).length === 0) continue;
        expect([address + suffix, headers["cache-control"]]).toEqual([
          address + suffix,
          expect.stringMatching(/no-store/),
        ]);
      }
    },
  );
});

describe("a public page", () => {
  const pages = () => ["/", "/press", "/faqs", `/press-profile/${creator.slug}`, "/cookies", "/deck"];

  it("is the same bytes for two accounts and for nobody, and sets no cookie", async () => {
    for (const address of pages()) {
      for (const at of processes) {
        const cookies = [undefined, `${ada.cookie}; ${HINT}`, `${ben.cookie}; ${HINT}`, "a=b"];
        let answers: Answer[] = [];
        // A page that is rendered again between two answers differs once; a page that is made for a person
        // differs each time.
        await expect
          .poll(
            async () => {
              answers = await Promise.all(cookies.map((cookie) => send(address, { cookie, at })));
              return new Set(answers.map(({ text }) => text)).size;
            },
            { timeout: 60_000, message: `${address} at ${at}` },
          )
          .toBe(1);
        for (const { headers, status } of answers) {
          expect([address, status, headers.getSetCookie()]).toEqual([address, 200, []]);
        }
        for (const person of [ada, ben]) expect(lacksOf(answers[0]?.text ?? "", person)).toEqual([]);
      }
    }
  });

  /** Headers and parameters of a request that must not get into a cached answer. */
  const poison: [string, Record<string, string>][] = [
    ["x-forwarded-host", { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" }],
    ["forwarded", { forwarded: "host=evil.example;proto=http", "x-original-host": "evil.example" }],
    ["a Host of its own", { host: "evil.example" }],
    ["a policy of its own", { "content-security-policy": "script-src 'nonce-evil.example'" }],
    ["x-nonce", { "x-nonce": "evil.example" }],
    ["RSC", { rsc: "1" }],
    ["RSC prefetch", { rsc: "1", "next-router-prefetch": "1" }],
    ["x-nextjs-data", { "x-nextjs-data": "1" }],
    ["x-invoke-status", { "x-invoke-status": "500", "x-invoke-error": "evil.example" }],
    ["x-middleware-prefetch", { "x-middleware-prefetch": "1" }],
    ["x-prerender-revalidate", { "x-prerender-revalidate": "evil.example" }],
    ["accept-language", { "accept-language": "evil.example" }],
    ["a preview cookie", { cookie: "__prerender_bypass=evil.example; __next_preview_data=evil.example" }],
    ["accept", { accept: "text/x-component" }],
    ["a draft of the next action", { "next-action": "evil.example" }],
  ];

  it.each(poison)("%s changes nothing of what the next visitor gets", async (name, headers) => {
    for (const at of processes) {
      for (const [n, address] of [
        `/press-profile/${creator.slug}`,
        "/faqs",
        `/not-there-${name.length}`,
      ].entries()) {
        const fresh = n === 2 ? undefined : await send(address, { at });
        for (let times = 0; times < 2; times++) await rawRequest(address, { at, headers });
        const next = await send(address, { at });
        expect(next.headers.get("content-type")).toMatch(/^text\/html/);
        expect([...next.headers].join()).not.toContain("evil.example");
        expect(next.text).not.toContain("evil.example");
        if (fresh) expect([next.status, next.text]).toEqual([fresh.status, fresh.text]);
        else expect(next.status).toBe(404);
      }
    }
  });

  it("an answer to a request for its parts is told apart from the page by caches", async () => {
    const part = await send("/faqs", { headers: { rsc: "1" } });
    const page = await send("/faqs");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const target = part.headers.get("location");
    if (target) expect(new URL(target, one).searchParams.has("_rsc")).toBe(true);
    else for (const { headers } of [part, page]) expect(headers.get("vary")?.toLowerCase()).toContain("rsc");
  });
});

describe("files", () => {
  it("of an account that are not public are nobody's else, and no cache stores them", async () => {
    const asset = await makePhoto(ada, { publicAnyway: "false", releaseOnly: "true" });
    const own = await send(asset.originalUrl ?? "", { cookie: ada.cookie });
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    for (const at of processes) {
      for (const cookie of [ben.cookie, undefined])
        expect((await send(asset.originalUrl ?? "", { cookie, at })).status).toBe(404);
    }
    expect(new URL(asset.originalUrl ?? "", one).origin).toBe(one);
  });
});
