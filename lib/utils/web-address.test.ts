import { expect, it } from "vitest";
import { withScheme } from "./web-address";

it.each([
  ["hollowpine.example", "https://hollowpine.example"],
  [" www.hollowpine.example/cabins?a=1 ", "https://www.hollowpine.example/cabins?a=1"],
  ["hollowpine.example:8080", "https://hollowpine.example:8080"],
  ["http://hollowpine.example", "http://hollowpine.example"],
  ["mailto:ida@hollowpine.example", "mailto:ida@hollowpine.example"],
  ["ida@hollowpine.example", "ida@hollowpine.example"],
  ["/brand-newsroom/hollow-pine", "/brand-newsroom/hollow-pine"],
  ["hollow pine", "hollow pine"],
  ["ledger", "ledger"],
  ["", ""],
])("the web address %j is completed to %j", (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
