import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { agreeToEmbargo, shareRelease } from "@/lib/domain/newsrooms/releases/commands/share";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { blockProfile, unblockProfile } from "@/lib/domain/profiles/blocks/commands";
import { uuidv7 } from "@/lib/utils/uuid";
import { readOperations } from "../architecture/surfaces";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { makeProduct } from "../factories/assets";
import { outcomeOf } from "../factories/outcome";
import { makeDraft } from "../factories/pitch-drafts";
import { completePitchBody, makeCollaboration, sendPitchTo } from "../factories/pitches";
import { testDatabase } from "../setup/database";

const { sql } = testDatabase();
const operations = await readOperations();

let brand: TestAccount;
let press: TestAccount;
const ids: Record<
  "conversation" | "product" | "asked" | "granted" | "release" | "waiting" | "unsent" | "draft",
  string
> = {} as never;

/** The two have worked together, and everything that can pass between them has begun. */
beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  press = await makeAccount({ userType: "press" });
  await makeCollaboration(brand, press);
  ids.waiting = (await sendPitchTo(brand, press)).id;
  ids.unsent = (await execute(brand.actor, createPitch, { ...completePitchBody(), send: false })).pitch.id;
  ids.draft = (await makeDraft(brand)).id;
  const secret = { title: "A secret", body: "<p>It runs again.</p>", embargoUntil: "2126-11-26T06:00:00Z" };
  ids.release = (await execute(brand.actor, createRelease, { ...secret, status: "PUBLISHED" })).release.id;
  await execute(brand.actor, shareRelease, { id: ids.release, recipientIds: [press.profileId] });
  await execute(press.actor, agreeToEmbargo, { id: ids.release });
  for (const state of ["asked", "granted"] as const) {
    const { id } = await makeProduct(brand);
    const asked = await run("productRequests.create", press, { assetId: id });
    ids[state] = (asked as { productRequest: { id: string } }).productRequest.id;
  }
  await run("productRequests.respond", brand, { id: ids.granted, response: "granted", loan: "gift" });
  ids.product = (await makeProduct(brand)).id;
  const [talk] = await sql()`select id from conversations where ${press.profileId} in (profile_a, profile_b)`;
  ids.conversation = talk?.id;
});

function run(name: string, { actor }: TestAccount, input: unknown): Promise<unknown> {
  const operation = operations.get(name);
  if (!operation) throw new Error(`There is no ${name}.`);
  return execute(actor, operation, input);
}

/** Who blocked reads that they did; the other gets the answer for a profile that is not public. */
const REFUSED = { mine: "forbidden", theirs: "not_found" };
/** Neither learns anything. */
const HIDDEN = { mine: "not_found", theirs: "not_found" };
/** Nothing passes: it is about the caller's own things, ends something or tells our staff. */
const FREE = { mine: "ok", theirs: "ok" };
const IN_CONVERSATION = { mine: "forbidden", theirs: "forbidden" };

type Answers = { mine: string; theirs: string };
type Side = "brand" | "press";
type Row = [name: string, by: readonly Side[], input: (other: TestAccount) => unknown, answers: Answers];
const both = ["brand", "press"] as const;
const idOf = ({ profileId }: TestAccount) => ({ id: profileId });
const recipient = ({ profileId }: TestAccount) => ({ recipientId: profileId });
const day = "2126-01-01";

const rows: Row[] = [
  ["follows.follow", both, idOf, REFUSED],
  ["follows.followPress", ["brand"], idOf, REFUSED],
  ["follows.followBrand", ["press"], idOf, REFUSED],
  ["follows.unfollow", both, idOf, FREE],
  ["follows.unfollowPress", ["brand"], idOf, FREE],
  ["follows.unfollowBrand", ["press"], idOf, FREE],
  ["saved.save", both, idOf, REFUSED],
  ["saved.unsave", both, idOf, FREE],
  ["matches.act", both, (other) => ({ ...idOf(other), action: "like" }), REFUSED],
  ["matches.candidate", both, idOf, HIDDEN],
  ["matches.markShown", both, idOf, HIDDEN],
  ["messages.createConversation", both, recipient, FREE],
  ["messages.send", both, (other) => ({ ...recipient(other), content: "Hello" }), IN_CONVERSATION],
  [
    "calls.start",
    both,
    () => ({ conversationId: ids.conversation, kind: "voice", device: uuidv7() }),
    IN_CONVERSATION,
  ],
  [
    "realtime.authorizeChannel",
    both,
    () => ({ socket_id: "1.1", channel_name: `presence-conversation-${ids.conversation}` }),
    HIDDEN,
  ],
  ["pitches.create", both, (other) => ({ ...completePitchBody(), ...recipient(other) }), REFUSED],
  ["pitches.update", ["brand"], (other) => ({ id: ids.unsent, ...recipient(other) }), REFUSED],
  ["pitches.send", ["brand"], (other) => ({ id: ids.unsent, ...recipient(other) }), REFUSED],
  ["pitches.sendDraft", ["brand"], (other) => ({ id: ids.draft, ...recipient(other) }), REFUSED],
  ["pitches.aiAssist", ["brand"], (other) => ({ title: "A winter", ...recipient(other) }), FREE],
  ["pitches.respond", ["press"], () => ({ id: ids.waiting, response: "accepted" }), REFUSED],
  [
    "releases.share",
    ["brand"],
    ({ profileId }) => ({ id: ids.release, recipientIds: [profileId] }),
    { mine: "forbidden", theirs: "invalid_input" },
  ],
  ["releases.get", ["press"], () => ({ id: ids.release }), HIDDEN],
  ["releases.preview", ["press"], () => ({ id: ids.release }), HIDDEN],
  ["releases.agree", ["press"], () => ({ id: ids.release }), HIDDEN],
  ["productRequests.create", ["press"], () => ({ assetId: ids.product }), REFUSED],
  ["productRequests.check", ["press"], () => ({ assetId: ids.product }), REFUSED],
  [
    "productRequests.respond",
    ["brand"],
    () => ({ id: ids.asked, response: "granted", loan: "loan", dueAt: `${day}T12:00:00Z` }),
    REFUSED,
  ],
  ["productRequests.markSent", ["brand"], () => ({ id: ids.granted }), REFUSED],
  ["reports.create", both, (other) => ({ ...idOf(other), subject: "profile", reason: "spam" }), FREE],
  ["reports.target", both, (other) => ({ ...idOf(other), subject: "profile" }), FREE],
  ["blocks.block", both, idOf, FREE],
];

const sides = { brand: () => brand, press: () => press };

describe.each(both)("where the %s has blocked the other", (blocker) => {
  const other = blocker === "brand" ? "press" : "brand";
  afterEach(async () => {
    await sql()`delete from blocks`;
  });

  it.each(rows)("%s by the %s", async (name, by, input, answers) => {
    for (const side of by) {
      await execute(sides[blocker]().actor, blockProfile, { id: sides[other]().profileId });
      const otherSide = sides[side === "brand" ? "press" : "brand"]();
      expect([side, await outcomeOf(run(name, sides[side](), input(otherSide)))]).toEqual([
        side,
        answers[side === blocker ? "mine" : "theirs"],
      ]);
      await sql()`delete from reports`;
    }
  });
});

it("names every operation that takes another profile's id", () => {
  const namesOther = ([name, { spec }]: [string, Operation]) => {
    const { properties = {} } = z.toJSONSchema(spec.input, { unrepresentable: "any", io: "input" });
    if ("recipientId" in properties || "recipientIds" in properties) return true;
    const isAboutProfile = spec.audit && "kind" in spec.audit && spec.audit.kind === "profile";
    return isAboutProfile && "id" in properties && !ownAlone.includes(name);
  };
  const ownAlone = ["matches.takeBackWeight", "matches.restoreWeight", "newsrooms.update"];
  const named = [...operations].filter(namesOther).map(([name]) => name);
  // The one about a source or a creator is made by the same function as that about a journalist.
  const known = [...rows.map(([name]) => name), "blocks.unblock"];
  const ofOtherKinds = /^follows\.(un)?follow(Source|PaidMedia)$/;
  expect(named.filter((name) => !known.includes(name) && !ofOtherKinds.test(name))).toEqual([]);
});

it("ends the follows of the two, and leaves out what was saved until it is taken back", async () => {
  const [one, two] = [
    await makeAccount({ userType: "brand", company: "Bright Kettle" }),
    await makeAccount(),
  ];
  await run("follows.follow", one, { id: two.profileId });
  await run("follows.follow", two, { id: one.profileId });
  await run("saved.save", two, { id: one.profileId });
  await execute(two.actor, blockProfile, { id: one.profileId });
  const [left] = await sql()`
    select (select count(*)::int from follows where ${one.profileId} in (follower_id, profile_id)) as follows,
      (select sum(follower_count + following_count)::int from profiles where id in (${one.profileId}, ${two.profileId})) as counts`;
  expect(left).toEqual({ follows: 0, counts: 0 });
  expect(await run("saved.list", two, {})).toMatchObject({ saved: [], pagination: { total: 0 } });
  await execute(two.actor, unblockProfile, { id: one.profileId });
  expect(await run("saved.list", two, {})).toMatchObject({ pagination: { total: 1 } });
});
