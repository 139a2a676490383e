import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { pushDevice } from "@/lib/domain/profiles/push/push-device";
import { callPushInput, readCallPush } from "./queries";

/** Pushes a ring at once. It has the conversation's tag, so that a missed call takes its place on the device. */
export const callPushJob = job({
  name: "calls.push",
  payload: callPushInput,
  maxAttempts: 3,
  run: async (context) => {
    const shown = await execute(context.actor, readCallPush, context.payload);
    if (!shown) return;
    const { conversationId, ...push } = shown;
    const path = `/matching?tab=inbox&conversation=${conversationId}`;
    const { callId: id } = context.payload;
    await pushDevice(context, { ...push, kind: "calls", path, subject: conversationId, id });
  },
});
