import { execute } from "@/lib/core/execute";
import { act } from "@/lib/domain/matching/matches/commands/act";
import type { MatchAction } from "@/lib/domain/matching/matches/schema";
import { makeAccount, type TestAccount } from "./accounts";

export const decide = (from: TestAccount, to: TestAccount, action: MatchAction) =>
  execute(from.actor, act, { id: to.profileId, action });

/** Makes a brand and a journalist who have not met. */
export async function makePair() {
  const brand = await makeAccount({ userType: "brand" });
  const press = await makeAccount({ userType: "press" });
  return { brand, press };
}

/**
 * Makes a brand and a journalist who liked each other; `match` is as the journalist, who came second, sees
 * it.
 */
export async function makeMatch() {
  const pair = await makePair();
  await decide(pair.brand, pair.press, "like");
  const { match } = await decide(pair.press, pair.brand, "like");
  if (!match) throw new Error("Two likes made no match.");
  return { ...pair, match };
}
