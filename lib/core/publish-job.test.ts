import { afterAll, beforeAll, expect, it } from "vitest";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { happens, join, startPusherKit } from "@/lib/platform/realtime/pusher-test-kit";
import { resetSettings } from "@/lib/platform/settings/settings";
import { publishJob } from "./publish-job";

let kit: Awaited<ReturnType<typeof startPusherKit>>;

beforeAll(async () => {
  kit = await startPusherKit();
  Object.assign(process.env, {
    PUSHER_APP_ID: "app",
    PUSHER_KEY: "key",
    PUSHER_SECRET: "secret",
    REALTIME_PORT: String(kit.server.port),
  });
  resetSettings();
});
afterAll(() => kit.stop());

const payload = publishJob.payload.parse({
  events: [{ channel: "private-user-1", name: "match.created", data: { id: "1" } }],
});

it("sends what a command left to it", async () => {
  const channel = await join(await kit.connect(), "private-user-1");
  const heard = happens(channel, "match.created");
  await performJob(publishJob, payload);
  expect(await heard).toEqual({ id: "1" });
});

it("fails while the realtime server is away, so that the queue tries again", async () => {
  await kit.stop();
  await expect(performJob(publishJob, payload)).rejects.toThrow();
});
