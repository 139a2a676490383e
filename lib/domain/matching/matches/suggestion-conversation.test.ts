import { expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makeCollaboration, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { getCandidate, listSuggestions } from "./queries/suggestions";

testDatabase();

it("names the conversation an accepted pitch opened, and none before: MESSAGE then leads to the chat", async () => {
  const { brand, press } = await makePair();
  const waiting = await makePair();
  const pitch = await makeCollaboration(press, brand);
  await sendPitchTo(waiting.press, brand);
  const { suggestions } = await execute(brand.actor, listSuggestions, { limit: 100 });
  const talkWith = (profileId: string) =>
    suggestions.find(({ profile }) => profile.id === profileId)?.conversationId;
  expect(pitch.status).toBe("ACCEPTED");
  expect(talkWith(press.profileId)).toEqual(expect.any(String));
  expect(talkWith(waiting.press.profileId)).toBeNull();
  const { candidate } = await execute(press.actor, getCandidate, { id: brand.profileId });
  expect(candidate.conversationId).toBe(talkWith(press.profileId));
});
