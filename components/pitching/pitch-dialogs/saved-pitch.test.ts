import { describe, expect, it } from "vitest";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { describeRecord, toSavedPitches } from "./saved-pitch";

const draft = (id: string, complete: boolean, isActive: boolean) =>
  ({ id, title: id, complete, isActive, sentCount: 0, acceptedCount: 0 }) as DraftView;

describe("saved pitches", () => {
  it("are the complete ones, those in use first, else in their order", () => {
    const drafts = [
      draft("a", true, false),
      draft("b", false, false),
      draft("c", true, true),
      draft("d", true, true),
    ];
    expect(toSavedPitches(drafts).map(({ id }) => id)).toEqual(["c", "d", "a"]);
  });

  it("state how often they were sent and accepted", () => {
    const record = (sentCount: number, acceptedCount: number) =>
      describeRecord({ id: "a", title: "A", isActive: true, sentCount, acceptedCount });
    expect(record(0, 0)).toBe("Complete, not sent yet");
    expect(record(1, 0)).toBe("Complete, sent once, none accepted");
    expect(record(6, 4)).toBe("Complete, sent 6 times, 4 accepted");
  });
});
