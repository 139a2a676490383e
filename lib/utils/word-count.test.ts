import { expect, it } from "vitest";
import { wordCountOf } from "./word-count";

it.each([
  ["", 0],
  [" \n ", 0],
  ["The night-train doesn't stop, 24/7.", 5],
  ["عاد القطار الليلي إلى الجبل.", 5],
  ["夜行列車が山に帰る。", 6],
  ["北京 的 AI 公司", 4],
  ["รถไฟกลางคืน", 3],
  ["기차가 돌아왔다", 2],
])("%s has %i words", (text, count) => {
  expect(wordCountOf(text)).toBe(count);
});
