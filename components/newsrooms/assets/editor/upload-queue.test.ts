import { expect, it, vi } from "vitest";
import { upload } from "@/lib/client/upload";
import { inspectFile } from "./inspect-file";
import { UploadQueue } from "./upload-queue";

vi.mock("@/lib/client/upload", () => ({ upload: vi.fn() }));
vi.mock("./inspect-file", () => ({ inspectFile: vi.fn() }));

it("sends a file again under its key and with the same poster, another file under another key", async () => {
  const poster = new Blob(["frame"]);
  vi.mocked(inspectFile).mockImplementation(async () => ({ kind: "video", width: 9, height: 16, poster }));
  vi.mocked(upload).mockResolvedValue({ ok: false, code: "unreachable", message: "No connection" } as never);
  let states: string[] = [];
  const queue = new UploadQueue({
    onChange: (items) => {
      states = items.map(({ state }) => state);
    },
    onDone: () => undefined,
  });
  queue.add([new File(["reel"], "berth.mp4"), new File(["reel"], "berth.mp4")]);
  await vi.waitFor(() => expect(states).toEqual(["failed", "failed"]));
  queue.retry("upload-1");
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  const [first, second, again] = vi.mocked(upload).mock.calls.map(([call]) => call);
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(again?.fields.poster).toBe(poster);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(first?.idempotencyKey).toBeTruthy();
  expect(inspectFile).toHaveBeenCalledTimes(2);
});
