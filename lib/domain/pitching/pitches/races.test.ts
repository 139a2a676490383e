import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makeAccount } from "@/tests/factories/accounts";
import { tally } from "@/tests/factories/outcome";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import {
  completePitchBody,
  makeCollaboration,
  makeCompleted,
  makePair,
  sendPitchTo,
} from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { respondToPitch } from "./commands/answer-pitch";
import { completePitch, ratePitch } from "./commands/complete-pitch";
import { createPitch } from "./commands/create-pitch";
import { deletePitch } from "./commands/edit-pitch";
import { sendDraft, sendPitch } from "./commands/send-pitch";

const { sql } = testDatabase();

/** Begins twenty calls at once. */
const twenty = <T>(work: (index: number) => Promise<T>) =>
  Array.from({ length: 20 }, (_, index) => work(index));
const bells = (kind: string, subjectId: string) =>
  sql()`select user_id from notifications where kind = ${kind} and subject_id = ${subjectId}`;

describe("twenty at once", () => {
  it("accepts: one wins, and everything it causes happens once", async () => {
    const { brand, press } = await makePair();
    const draft = await makeDraft(brand);
    const { pitch } = await execute(brand.actor, sendDraft, {
      id: draft.id,
      recipientId: press.profileId,
    });
    const accept = () => execute(press.actor, respondToPitch, { id: pitch.id, response: "accepted" });
    expect(await tally(twenty(accept))).toEqual({ ok: 1, conflict: 19 });
    const [counts] = await sql()`
      select (select accepted_count from pitch_drafts where id = ${draft.id}) as drafts,
        (select answered_count from profiles where id = ${press.profileId}) as answers,
        (select count(*)::int from conversations where pitch_id = ${pitch.id}) as conversations`;
    expect(counts).toEqual({ drafts: 1, answers: 1, conversations: 1 });
    expect(await bells("pitch_accepted", pitch.id)).toHaveLength(1);
  });

  it("accepts, declines and withdrawals: one of all wins", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    const outcomes = await tally(
      twenty((index): Promise<unknown> => {
        if (index % 3 === 0) return execute(brand.actor, deletePitch, { id });
        const response = index % 3 === 1 ? "accepted" : "declined";
        return execute(press.actor, respondToPitch, { id, response, reason: "other" });
      }),
    );
    expect(outcomes).toEqual({ ok: 1, conflict: 19 });
  });

  it("sends between one pair, from both sides: one pitch is pending, the rest get its id", async () => {
    const { brand, press } = await makePair();
    const outcomes = await tally(
      twenty((index) => (index % 2 ? sendPitchTo(brand, press) : sendPitchTo(press, brand))),
    );
    expect(outcomes).toEqual({ ok: 1, conflict: 19 });
    const rows =
      await sql()`select 1 from pitches where ${brand.profileId} in (sender_profile_id, recipient_profile_id)`;
    expect(rows).toHaveLength(1);
  });

  it("sends of one unsent pitch: all succeed with the same pitch, sent once", async () => {
    const { brand, press } = await makePair();
    const { pitch } = await execute(brand.actor, createPitch, completePitchBody());
    const send = () => execute(brand.actor, sendPitch, { id: pitch.id, recipientId: press.profileId });
    const sent = await Promise.all(twenty(send));
    expect(new Set(sent.map((answer) => JSON.stringify(answer.pitch))).size).toBe(1);
    expect(await bells("pitch_received", pitch.id)).toHaveLength(1);
  });

  it("sends of one draft to twenty people: all are sent and counted", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const draft = await makeDraft(brand);
    const people = await Promise.all(twenty(() => makeAccount({ userType: "press" })));
    const outcomes = await tally(
      people.map(({ profileId }) =>
        execute(brand.actor, sendDraft, { id: draft.id, recipientId: profileId }),
      ),
    );
    expect(outcomes).toEqual({ ok: 20 });
    const [row] = await sql()`select sent_count from pitch_drafts where id = ${draft.id}`;
    expect(row?.sent_count).toBe(20);
  });

  it("sends over an expired pitch: it is marked once and one new pitch waits", async () => {
    const { brand, press } = await makePair();
    const { id } = await sendPitchTo(brand, press);
    await moveClock(sql(), "15 days");
    try {
      expect(await tally(twenty(() => sendPitchTo(press, brand)))).toEqual({ ok: 1, conflict: 19 });
    } finally {
      await moveClock(sql(), "0");
    }
    expect(await bells("pitch_expired", id)).toHaveLength(2);
  });

  it("completions by both parties: one wins and one is asked to rate", async () => {
    const { brand, press } = await makePair();
    const { id } = await makeCollaboration(brand, press);
    const complete = (index: number) =>
      execute((index % 2 ? brand : press).actor, completePitch, { id, rating: "up", outcome: false });
    expect(await tally(twenty(complete))).toEqual({ ok: 1, conflict: 19 });
    expect(await sql()`select 1 from ratings where pitch_id = ${id}`).toHaveLength(1);
    expect(await bells("rating_requested", id)).toHaveLength(1);
  });

  it("ratings by the second party: one wins and both profiles gain one thumb", async () => {
    const { brand, press } = await makePair();
    const { id } = await makeCompleted(brand, press);
    const rate = () => execute(press.actor, ratePitch, { id, rating: "up", outcome: false });
    expect(await tally(twenty(rate))).toEqual({ ok: 1, conflict: 19 });
    const rows = await sql()`
      select thumbs_up_count from profiles where id in ${sql()([brand.profileId, press.profileId])}`;
    expect(rows.map((row) => row.thumbs_up_count)).toEqual([1, 1]);
    expect(await bells("collaboration_completed", id)).toHaveLength(1);
  });

  it("answers to twenty pitches: every one counts into the response time", async () => {
    const press = await makeAccount({ userType: "press" });
    const brands = await Promise.all(twenty(() => makeAccount({ userType: "brand" })));
    const sent = await Promise.all(brands.map((brand) => sendPitchTo(brand, press)));
    const accept = ({ id }: { id: string }) =>
      execute(press.actor, respondToPitch, { id, response: "accepted" });
    expect(await tally(sent.map(accept))).toEqual({ ok: 20 });
    const [row] = await sql()`select answered_count from profiles where id = ${press.profileId}`;
    expect(row?.answered_count).toBe(20);
  });
});
