import { expect, it } from "vitest";
import { emptyLocation, inboxPath, readLocation } from "./inbox-location";

const read = (path: string) => {
  const params = new URL(path, "http://localhost").searchParams;
  return readLocation((name) => params.get(name));
};

it.each([
  emptyLocation,
  { ...emptyLocation, box: "sent" as const },
  { ...emptyLocation, box: "active" as const, pitchId: "a", view: "pitch" as const },
  { ...emptyLocation, box: "received" as const, ai: "without" as const },
  { ...emptyLocation, conversationId: "b", messageSeq: 12 },
])("an address says what is open and reads back the same", (place) => {
  expect(read(inboxPath(place))).toEqual(place);
});

it("takes a word that is none for nothing", () => {
  expect(read("/matching?tab=inbox&box=spam&view=x&message=-1&ai=maybe")).toEqual(emptyLocation);
});
