import { job } from "@/lib/core/jobs";
import { pushDevice } from "./push-device";
import { discreetTexts } from "./rules";
import { pushPayload } from "./schema";

/** Pushes the test that somebody asked for in the settings. */
export const testPushJob = job({
  name: "push.sendTest",
  payload: pushPayload,
  run: (context) =>
    pushDevice(context, {
      ...{ kind: "test", ...discreetTexts.test, path: "/settings/notifications#push" },
      ...{ subject: context.payload.subscriptionId, id: context.payload.subscriptionId },
      // Whoever asked for it looks at their device now.
      withinSeconds: 60,
    }),
});
