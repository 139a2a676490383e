import { expect, it } from "vitest";
import { nowhere, placePath, readPlace } from "./place";

const read = (path: string) => {
  const params = new URL(path, "http://localhost").searchParams;
  return readPlace((name) => params.get(name));
};

it.each([
  nowhere,
  { ...nowhere, box: "sent" as const },
  { ...nowhere, box: "active" as const, pitchId: "a", view: "pitch" as const },
  { ...nowhere, conversationId: "b", messageSeq: 12 },
])("an address says what is open and reads back the same", (place) => {
  expect(read(placePath(place))).toEqual(place);
});

it("takes a word that is none for nothing", () => {
  expect(read("/matching?tab=inbox&box=spam&view=x&message=-1")).toEqual(nowhere);
});
