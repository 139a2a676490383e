import { job, jobOf } from "@/lib/core/jobs";
import { makeKeys } from "./commands/make-keys";
import { testPushRequest } from "./events";
import { pushDevice } from "./push-device";
import { discreetTexts } from "./rules";

export const testPushJob = job({
  ...testPushRequest,
  run: (context) =>
    pushDevice(context, {
      ...{ kind: "test", ...discreetTexts.test, path: "/settings/notifications#push" },
      ...{ subject: context.payload.subscriptionId, id: context.payload.subscriptionId },
      // Whoever asked for it looks at their device now.
      withinSeconds: 60,
    }),
});

export const makePushKeysJob = jobOf(makeKeys);
