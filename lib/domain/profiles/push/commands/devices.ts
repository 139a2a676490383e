import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { sessions } from "@/db/schema/accounts";
import { pushSubscriptions } from "@/db/schema/push";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { readQuietEnds } from "@/lib/domain/profiles/notifications/store";
import { pushSubject } from "@/lib/platform/push/push-subject";
import { describeDevice } from "@/lib/utils/device";
import { testPushJob } from "../events";
import { deviceOf } from "../policy";
import { MAX_DEVICES, pushTexts } from "../rules";
import {
  claimInput,
  deviceIdInput,
  deviceOutput,
  deviceView,
  setDeviceInput,
  subscribeInput,
} from "../schema";
import { inTurn, pushKeyOf, readPushKeys } from "../store";
import { type DeviceRow, toDeviceView } from "../views";

const ofAccount = { kind: "account", id: ({ actor }: { actor: UserActor }) => actor.userId } as const;

/**
 * Switches pushes on for a browser. Its endpoint is what the browser is known by: where somebody else had signed in
 * there before, it moves to the caller; the device keeps its switches where it only changed its endpoint.
 */
export const subscribe = command({
  name: "push.subscribe",
  summary: "Switch pushes on for this browser",
  input: subscribeInput,
  output: deviceOutput,
  access: "signedIn",
  rateLimit: { perAddress: 60 },
  audit: ofAccount,
  run: async ({ db, actor, input: { endpoint, keys, replaces } }) => {
    const serverKeys = pushSubject() ? await readPushKeys(db) : null;
    if (!serverKeys) throw conflict(pushTexts.off);
    const { p256dh, auth } = keys;
    const fresh = {
      ...{ endpoint, p256dh, auth, serverKey: serverKeys.publicKey },
      ...{ userId: actor.userId, sessionId: actor.sessionId, device: await deviceNameOf(db, actor) },
      ...{ waitsUntil: null, failingSince: null, endedAt: null },
    };
    // A browser has one subscription: an earlier one of this sign-in, or the one that it replaces, goes on as this one.
    const [earlier] = await db
      .select()
      .from(pushSubscriptions)
      .where(
        and(
          deviceOf(actor),
          or(
            eq(pushSubscriptions.endpoint, endpoint),
            replaces ? eq(pushSubscriptions.endpoint, replaces) : undefined,
            eq(pushSubscriptions.sessionId, actor.sessionId),
          ),
        ),
      )
      .orderBy(sql`${pushSubscriptions.endpoint} = ${endpoint} desc`)
      .limit(1)
      .for("update");
    await db
      .delete(pushSubscriptions)
      .where(
        and(
          earlier ? ne(pushSubscriptions.id, earlier.id) : undefined,
          or(
            eq(pushSubscriptions.endpoint, endpoint),
            and(deviceOf(actor), eq(pushSubscriptions.sessionId, actor.sessionId)),
          ),
        ),
      );
    const row = earlier
      ? await updateDevice(db, eq(pushSubscriptions.id, earlier.id), fresh)
      : await db
          .insert(pushSubscriptions)
          .values(fresh)
          .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: fresh })
          .returning()
          .then(only);
    await dropOldest(db, actor);
    return { device: await viewOf(db, row) };
  },
});

/**
 * A page that finds its browser subscribed asks for this: the device goes on with the sign-in of now, also where
 * somebody else was signed in before. One that was ended here stays off: that takes a tap.
 */
export const claimDevice = command({
  name: "push.claim",
  summary: "Take a subscribed browser over to this sign-in",
  input: claimInput,
  output: z.object({ device: deviceView.nullable() }),
  access: "signedIn",
  audit: { kind: "account", id: ({ actor, output }) => (output.device ? actor.userId : undefined) },
  run: async ({ db, actor, input: { endpoint } }) => {
    const { userId, sessionId } = actor;
    const [row] = await db
      .update(pushSubscriptions)
      .set({ userId, sessionId, device: await deviceNameOf(db, actor) })
      .where(eq(pushSubscriptions.endpoint, endpoint))
      .returning();
    if (row) await dropOldest(db, actor);
    return { device: row ? await viewOf(db, row) : null };
  },
});

const ofDevice = {
  input: deviceIdInput,
  access: "signedIn",
  subject: ({ db, actor, input }: { db: Transaction; actor: UserActor; input: { id: string } }) =>
    lockDevice(db, actor, input.id),
  audit: ofAccount,
} as const;

export const setDevice = command({
  ...ofDevice,
  name: "push.setDevice",
  summary: "Choose what a device is told of",
  input: setDeviceInput,
  output: deviceOutput,
  run: async ({ db, input: { id: _, ...changed }, subject }) => {
    const isEmpty = Object.values(changed).every((value) => value === undefined);
    const row = isEmpty ? subject : await updateDevice(db, eq(pushSubscriptions.id, subject.id), changed);
    return { device: await viewOf(db, row) };
  },
});

export const unsubscribeDevice = command({
  ...ofDevice,
  name: "push.unsubscribe",
  summary: "Switch pushes off for a device",
  output: z.object({}),
  run: async ({ db, subject }) => {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subject.id));
    return {};
  },
});

/** In quiet hours it is refused, as every other push waits then. */
export const testDevice = command({
  ...ofDevice,
  name: "push.test",
  summary: "Send a test to a device",
  output: z.object({}),
  message: "The test is on its way.",
  rateLimit: { perAddress: 60 },
  run: async ({ db, actor, subject, effects }) => {
    const { state } = await viewOf(db, subject);
    if (state === "ended") throw conflict(pushSubject() ? pushTexts.ended : pushTexts.off);
    if ((await readQuietEnds(db, [actor.userId])).has(actor.userId)) throw conflict(pushTexts.quiet);
    const payload = { userId: actor.userId, subscriptionId: subject.id, attempt: 0 };
    const key = pushKeyOf("test", actor.userId, subject.id);
    effects.job(inTurn(testPushJob, actor.userId), payload, { key });
    return {};
  },
});

async function lockDevice(db: Transaction, actor: UserActor, id: string): Promise<DeviceRow | null> {
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(deviceOf(actor), eq(pushSubscriptions.id, id)))
    .for("update");
  return row ?? null;
}

const updateDevice = (db: Transaction, which: SQL, changed: Partial<DeviceRow>) =>
  db.update(pushSubscriptions).set(changed).where(which).returning().then(only);

async function viewOf(db: Transaction, row: DeviceRow) {
  const keys = pushSubject() ? await readPushKeys(db) : null;
  const { now } = only(await db.execute<{ now: string }>(sql`select app_now()::text as now`));
  return toDeviceView(row, keys?.publicKey ?? null, new Date(now));
}

async function deviceNameOf(db: Transaction, actor: UserActor): Promise<string> {
  const [session] = await db
    .select({ kind: sessions.kind, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.id, actor.sessionId));
  return describeDevice(session?.kind ?? "browser", session?.userAgent ?? null);
}

async function dropOldest(db: Transaction, actor: UserActor): Promise<void> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(deviceOf(actor))
    // An ended one goes before one that still takes pushes.
    .orderBy(sql`${isNotNull(pushSubscriptions.endedAt)}`, sql`${pushSubscriptions.createdAt} desc`)
    .offset(MAX_DEVICES);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
}
