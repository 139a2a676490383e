import { describe, expect, it } from "vitest";
import { nextStatus } from "./rules";

const closed = { isOpen: false, closedByDeadline: false, hasNewDeadline: false, asked: undefined };

describe("a request's status after a save", () => {
  it("is what its owner asks for", () => {
    for (const isOpen of [true, false])
      for (const closedByDeadline of [true, false])
        for (const hasNewDeadline of [true, false])
          for (const asked of ["open", "closed"] as const)
            expect(nextStatus({ isOpen, closedByDeadline, hasNewDeadline, asked })).toBe(asked);
  });

  it("stays as it is where nothing is asked for", () => {
    expect(nextStatus({ ...closed, isOpen: true })).toBe("open");
    expect(nextStatus({ ...closed, isOpen: true, hasNewDeadline: true })).toBe("open");
    expect(nextStatus(closed)).toBe("closed");
    expect(nextStatus({ ...closed, closedByDeadline: true })).toBe("closed");
  });

  it("opens by a new deadline what the old one closed, and not what its owner closed", () => {
    expect(nextStatus({ ...closed, closedByDeadline: true, hasNewDeadline: true })).toBe("open");
    expect(nextStatus({ ...closed, hasNewDeadline: true })).toBe("closed");
  });
});
