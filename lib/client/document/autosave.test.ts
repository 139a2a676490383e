import { beforeEach, describe, expect, it, vi } from "vitest";
import { Autosave } from "./autosave";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function makeAutosave() {
  const save = vi.fn(async () => {
    autosave.settle();
  });
  const autosave: Autosave<void> = new Autosave<void>(save);
  return { autosave, save };
}

describe("what is typed", () => {
  it("is saved after a pause, once", async () => {
    const { autosave, save } = makeAutosave();
    autosave.change();
    await vi.advanceTimersByTimeAsync(900);
    autosave.change();
    await vi.advanceTimersByTimeAsync(900);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("is saved without a pause as well, some seconds after the first change", async () => {
    const { autosave, save } = makeAutosave();
    for (let typed = 0; typed < 12; typed++) {
      autosave.change();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("is saved at once when asked to, by one save at a time", async () => {
    let end = () => {};
    const save = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const autosave = new Autosave<void>(save);
    autosave.change();
    const first = autosave.flush();
    expect(autosave.flush()).toBe(first);
    expect(autosave.running).toBe(first);
    end();
    await first;
    expect(autosave.running).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("is tried again after a failure, later each time, whatever is typed meanwhile", async () => {
    const { autosave, save } = makeAutosave();
    save.mockImplementation(async () => autosave.retry());
    autosave.change();
    await vi.advanceTimersByTimeAsync(1000);
    autosave.change();
    await vi.advanceTimersByTimeAsync(1999);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3999);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(3);
    autosave.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(3);
  });
});
