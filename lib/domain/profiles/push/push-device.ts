import { execute } from "@/lib/core/execute";
import type { JobContext } from "@/lib/core/jobs";
import { sendPush } from "@/lib/platform/push/send-push";
import { settings } from "@/lib/platform/settings/settings";
import { admitPush, recordPush } from "./commands/deliver";
import { discreetTexts, PUSH_TTL_SECONDS, type PushKind, type PushText } from "./rules";
import type { PushPayload } from "./schema";
import { pushKeyOf } from "./store";

type DevicePush = PushText & {
  kind: PushKind | "test";
  /** The address on our site that it leads to. */
  path: string;
  /** What it is about, as an id: a later push about the same takes its place, on its way and on the device. */
  subject: string;
  /** A push that arrives twice by accident has the same id, and makes no second sound. */
  id: string;
  /** A push that is of use at once or never, in so many seconds. */
  withinSeconds?: number;
};

/**
 * Pushes to the one device that a job is for, unless it is switched off. What waits (quiet hours, a service that asks
 * for patience or fails) is the same job at a later time, which reads anew whether the push is still true.
 */
export async function pushDevice<P extends PushPayload>(
  { actor, payload }: JobContext<P>,
  { kind, title, body, path, subject, id, withinSeconds }: DevicePush,
): Promise<void> {
  const { userId, subscriptionId, attempt } = payload;
  const again = withinSeconds
    ? null
    : { name: actor.job, key: pushKeyOf(kind, subject, subscriptionId), payload: { ...payload } };
  const who = { userId, subscriptionId, attempt, again };
  const { target } = await execute(actor, admitPush, { ...who, kind });
  if (!target) return;
  const { endpoint, browserKeys, keys, subject: sender, previews, now } = target;
  const outcome = await sendPush(
    {
      ...{ endpoint, browserKeys, keys, subject: sender, isUrgent: kind === "calls" },
      text: toPushText(previews ? { title, body } : discreetTexts[kind], { path, subject, id }),
      ttlSeconds: withinSeconds ?? PUSH_TTL_SECONDS,
      topic: subject.replaceAll("-", "").slice(0, 32),
    },
    new Date(now),
  );
  await execute(actor, recordPush, { ...who, endpoint, outcome });
}

/**
 * The form of declarative web push: our worker shows it (`public/sw.js`), and a Safari that takes the form itself shows
 * it without the worker, so that no push can stay without a notification.
 */
const toPushText = (
  { title, body }: PushText,
  { path, subject, id }: { path: string; subject: string; id: string },
): string =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body, navigate: `${settings().APP_URL}${path}`, tag: subject, data: { id } },
  });
