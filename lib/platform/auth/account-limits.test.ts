import { expect, it } from "vitest";
import { outcomeOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { type Attempts, countAttempt, requireAttemptsLeft, settleAttempts } from "./account-limits";

testDatabase();

const countTimes = async (times: number, attempts: Attempts) => {
  for (let n = 0; n < times; n++) await countAttempt(...attempts);
};

it("a right guess among wrong ones that are checked beside it does not count once they used the attempts up", async () => {
  const attempts: Attempts = ["login", "guessed@post.com"];
  await requireAttemptsLeft(...attempts);
  await countTimes(5, attempts);
  expect(await outcomeOf(settleAttempts(...attempts))).toBe("rate_limited");
});

it("a right one before that gives all attempts back", async () => {
  const attempts: Attempts = ["login", "owner@post.com"];
  await countTimes(4, attempts);
  await settleAttempts(...attempts);
  await countTimes(5, attempts);
  expect(await outcomeOf(requireAttemptsLeft(...attempts))).toBe("rate_limited");
});

it("20 at once are counted one by one, each key for itself", async () => {
  const race = Array.from({ length: 20 }, () => countAttempt("mail", "one"));
  expect(await tally(race)).toEqual({ ok: 5, rate_limited: 15 });
  expect(await outcomeOf(countAttempt("mail", "two"))).toBe("ok");
  expect(await outcomeOf(countAttempt("confirm", "one"))).toBe("ok");
});
