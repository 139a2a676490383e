import { expect, it, vi } from "vitest";

const LONG = "The university opened a laboratory for sheep in the valley. ".repeat(40);

/** Counts how often the loop goes on to other work until the answer is there. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  let turns = 0;
  while (!isDone) {
    await new Promise(setImmediate);
    turns++;
  }
  return turns;
}

it("the worker's first text: mails and jobs go on while texts are read that arrived together", async () => {
  // A test before it may have loaded the model in this process.
  vi.resetModules();
  const { embedText } = await import("./embed");
  const loaded = embedText("Sheep");
  expect(await countTurns(loaded)).toBeGreaterThan(100);
  expect(await loaded).toHaveLength(512);
  const texts = Promise.all([embedText(LONG), embedText("Wool"), embedText(LONG)]);
  expect(await countTurns(texts)).toBeGreaterThan(100);
  const [one, other, again] = await texts;
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});
