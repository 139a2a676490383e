import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { updateDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import { archivePitchPage } from "@/lib/domain/pitching/pitch-pages/commands/manage";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { settings } from "@/lib/platform/settings/settings";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { makePitchPage } from "@/tests/factories/pitch-pages";
import { completePitchBody, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { respondToPitch } from "./commands/answer-pitch";
import { createPitch } from "./commands/create-pitch";
import { updatePitch } from "./commands/edit-pitch";
import { sendDraft, sendPitch } from "./commands/send-pitch";
import { pitchReceivedMailJob } from "./events";
import { getPitch } from "./queries/pitches";

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";

/** Makes a newsroom with an open pitch page, and returns the page's draft as well. */
async function makePage() {
  const owner = await makeAccount({ userType: "brand" });
  const page = await makePitchPage(owner, { useForMatching: true });
  const [draft] = (await execute(owner.actor, listDrafts, {})).drafts;
  return { owner, page, draftId: draft?.id ?? "", link: `${settings().APP_URL}${page.url}` };
}
const press = () => makeAccount({ userType: "press" });
const draftOf = async ({ actor }: TestAccount, id: string) =>
  (await execute(actor, listDrafts, {})).drafts.find((draft) => draft.id === id);

let scene: Awaited<ReturnType<typeof makePage>>;
beforeAll(async () => {
  scene = await makePage();
});

describe("a pitch written from the draft of a pitch page", () => {
  it("brings its recipient the page's link, which the server adds", async () => {
    const { owner, draftId, link } = scene;
    const recipient = await press();
    const pitch = await sendPitchTo(owner, recipient, { draftId });
    expect(pitch.resources).toEqual([link]);
    const { pitch: theirs } = await execute(recipient.actor, getPitch, { id: pitch.id });
    expect(theirs.resources).toEqual([link]);
  });

  it("has it once, after the writer's own links", async () => {
    const { owner, draftId, link } = scene;
    const own = Array.from({ length: 10 }, (_, n) => `https://hollowpine.no/${n}`);
    const pitch = await sendPitchTo(owner, await press(), { draftId, resources: own });
    expect(pitch.resources).toEqual([...own, link]);
    const named = await sendPitchTo(owner, await press(), { draftId, resources: [link] });
    expect(named.resources).toEqual([link]);
  });

  it("has it as well where it was stored unsent and goes out later", async () => {
    const { owner, draftId, link } = scene;
    const recipientId = (await press()).profileId;
    const body = { ...completePitchBody(), send: false };
    const { pitch } = await execute(owner.actor, createPitch, { ...body, draftId });
    expect(pitch.resources).toEqual([]);
    const { pitch: sent } = await execute(owner.actor, sendPitch, { id: pitch.id, recipientId });
    expect(sent.resources).toEqual([link]);
    const { pitch: bare } = await execute(owner.actor, createPitch, body);
    await execute(owner.actor, updatePitch, { id: bare.id, draftId });
    const later = { id: bare.id, recipientId: (await press()).profileId };
    expect((await execute(owner.actor, sendPitch, later)).pitch.resources).toEqual([link]);
    const { pitch: without } = await execute(owner.actor, createPitch, { ...body, draftId });
    await execute(owner.actor, updatePitch, { id: without.id, draftId: null });
    const last = { id: without.id, recipientId: (await press()).profileId };
    expect((await execute(owner.actor, sendPitch, last)).pitch.resources).toEqual([]);
  });

  it("names nobody else's draft, and none that is not there", async () => {
    const { draftId } = scene;
    const stranger = await makeAccount({ userType: "brand" });
    for (const id of [draftId, RANDOM_ID, "no-id"]) {
      expect(await outcomeOf(sendPitchTo(stranger, await press(), { draftId: id }))).toBe("not_found");
      const unsent = { ...completePitchBody(), draftId: id };
      expect(await outcomeOf(execute(stranger.actor, createPitch, unsent))).toBe("not_found");
    }
    const { pitch } = await execute(stranger.actor, createPitch, completePitchBody());
    const change = execute(stranger.actor, updatePitch, { id: pitch.id, draftId });
    expect(await outcomeOf(change)).toBe("not_found");
  });

  it("brings no link of a page that is closed, or of a newsroom the sender does not act for", async () => {
    const { owner, page, draftId } = await makePage();
    const elsewhere = await makeAccount({ userType: "brand" });
    const actor = { ...owner.actor, profileId: elsewhere.profileId };
    const recipientId = (await press()).profileId;
    const asOther = await execute(actor, createPitch, { ...completePitchBody(), recipientId, draftId });
    expect(asOther.pitch.resources).toEqual([]);
    await execute(owner.actor, archivePitchPage, { id: page.id });
    expect((await sendPitchTo(owner, await press(), { draftId })).resources).toEqual([]);
  });

  it("counts as sent from it, each of 20 at once, and as accepted", async () => {
    const { owner, draftId, link } = await makePage();
    const recipients = await Promise.all(Array.from({ length: 20 }, press));
    const sent = await Promise.all(recipients.map((to) => sendPitchTo(owner, to, { draftId })));
    expect(sent.every(({ resources }) => resources[0] === link)).toBe(true);
    expect(await draftOf(owner, draftId)).toMatchObject({ sentCount: 20, acceptedCount: 0 });
    await execute((recipients[0] as TestAccount).actor, respondToPitch, {
      ...{ id: sent[0]?.id, response: "accepted" },
    });
    expect(await draftOf(owner, draftId)).toMatchObject({ sentCount: 20, acceptedCount: 1 });
  });

  it("says where the assistant helped, as the draft does", async () => {
    const owner = await makeAccount({ userType: "brand" });
    const draft = await makeDraft(owner);
    const text = "412 households bought it back";
    await execute(owner.actor, updateDraft, { id: draft.id, aiPieces: [{ field: "why", text }] });
    const same = await sendPitchTo(owner, await press(), { draftId: draft.id });
    expect(same).toMatchObject({ aiAssisted: true, aiAssistedFields: ["whyNewsworthy"], resources: [] });
    const rewritten = { draftId: draft.id, whyNewsworthy: "The line runs again after 35 years." };
    const other = await sendPitchTo(owner, await press(), rewritten);
    expect(other).toMatchObject({ aiAssisted: false, aiAssistedFields: [] });
  });
});

describe("the mail of a pitch that brings a page", () => {
  async function mailOf(recipient: TestAccount, pitchId: string) {
    await performJob(pitchReceivedMailJob, { pitchId, userId: recipient.userId });
    const [entry] = (await listOutbox({ limit: 500 })).filter(({ to }) => to === recipient.email);
    return readOutbox(entry?.id ?? "");
  }

  it("names its link, in text and in HTML", async () => {
    const { owner, draftId, link } = scene;
    for (const send of [
      (to: TestAccount) => sendPitchTo(owner, to, { draftId }),
      async (to: TestAccount) =>
        (await execute(owner.actor, sendDraft, { id: draftId, recipientId: to.profileId })).pitch,
    ]) {
      const recipient = await press();
      const mail = await mailOf(recipient, (await send(recipient)).id);
      expect(mail?.text.split(link)).toHaveLength(2);
      expect(mail?.html).toContain(`href="${link}"`);
    }
  });

  it("names no link that the sender wrote", async () => {
    const { owner, page } = scene;
    const recipient = await press();
    const resources = [
      `https://evil.example${page.url}`,
      `https://evil.example/?to=${settings().APP_URL}${page.url}`,
    ];
    const mail = await mailOf(recipient, (await sendPitchTo(owner, recipient, { resources })).id);
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
    expect(mail?.text).not.toContain(page.url);
  });

  it("names none once the page is closed or deleted", async () => {
    const { owner, page, draftId } = await makePage();
    const recipient = await press();
    const pitch = await sendPitchTo(owner, recipient, { draftId });
    await execute(owner.actor, archivePitchPage, { id: page.id });
    expect((await mailOf(recipient, pitch.id))?.text).not.toContain(page.url);
    await sql()`delete from pitch_drafts where id = ${draftId}`;
    expect((await mailOf(recipient, pitch.id))?.text).not.toContain(page.url);
  });
});
