import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { builderDrafts } from "@/db/schema/builders";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { AppError, conflict } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { type OwnerInput, requireOwner, requireVersion } from "@/lib/core/saves";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";
import { ownPathOf } from "@/lib/domain/profiles/profiles/identity";
import { requireMayRename } from "@/lib/domain/profiles/profiles/policy";
import type { ProfileRow } from "@/lib/domain/profiles/profiles/profile-views";
import { lockOwnProfile, saveProfile } from "@/lib/domain/profiles/profiles/save";
import { ownProfileView } from "@/lib/domain/profiles/profiles/schema";
import { writeWork } from "@/lib/domain/profiles/work-samples/store";
import { requireTestingMode } from "@/lib/platform/settings/testing-mode";
import { changedFields, mergeValues } from "@/lib/utils/merge-values";
import { checkValues } from "./check-values";
import { draftOwnedBy } from "./policy";
import { onlyOwnFields } from "./profile-to-values";
import {
  type BuilderValues,
  builderDraftView,
  discardInput,
  draftValuesInput,
  publishInput,
  saveDraftInput,
  savedDraftView,
} from "./schema";
import { builderSteps } from "./steps";
import { type Published, readPublished } from "./store";
import { type BuilderDraftRow, readDraft, toDraftView } from "./views";
import { planWork } from "./work";

const output = z.object({ draft: builderDraftView });
const MOVED_ON = "This draft was changed in another window or on another device.";
const STALE = "This profile was published by somebody else in the meantime.";

/** A draft names whose it is, as it was read. */
function lockNamedProfile({ db, actor, input }: { db: Transaction; actor: UserActor; input: OwnerInput }) {
  requireOwner(actor, input);
  return lockOwnProfile(db, actor);
}

/** Saves what is typed, complete or not. A save that knows neither the stored draft nor what is published is 409. */
export const saveBuilderDraft = command({
  name: "builders.saveDraft",
  summary: "Save the own draft of the profile",
  input: saveDraftInput,
  output: savedDraftView,
  access: "signedIn",
  subject: lockNamedProfile,
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject }) => {
    const stored = await lockDraft(db, actor);
    requireVersion(stored?.version ?? 0, input.version, MOVED_ON);
    const { values: published } = await readPublished(db, subject);
    const seesNewest = input.baseRevision === subject.revision;
    if (!seesNewest && input.baseRevision !== stored?.baseRevision)
      throw conflict(STALE, { revision: String(subject.revision) });
    const row = {
      values: onlyOwnFields(subject.kind, input.values),
      base: seesNewest || !stored ? published : stored.base,
      baseRevision: input.baseRevision,
      step: Math.min(input.step, builderSteps[subject.kind].length),
      version: (stored?.version ?? firstCount()) + 1,
    };
    const saved = await db
      .insert(builderDrafts)
      .values({ ...row, profileId: actor.profileId, userId: actor.userId })
      .onConflictDoUpdate({
        target: [builderDrafts.profileId, builderDrafts.userId],
        set: { ...row, updatedAt: sql`app_now()` },
      })
      .returning()
      .then(only);
    const { version, updatedAt } = saved;
    return { saved: { version, revision: subject.revision, savedAt: toIso(updatedAt) } };
  },
});

/** A draft's count begins anywhere, so that a window which still shows a discarded one never holds the number of this. */
const firstCount = () => randomInt(1_000_000_000);

/** Deletes the draft: the builder begins again with what is published. */
export const discardBuilderDraft = command({
  name: "builders.discardDraft",
  summary: "Delete the own draft of the profile",
  input: discardInput,
  output,
  access: "signedIn",
  subject: lockNamedProfile,
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject }) => {
    await db.delete(builderDrafts).where(draftOwnedBy(actor));
    const { values } = await readPublished(db, subject);
    return { draft: toDraftView(actor, subject, values, undefined) };
  },
});

/**
 * Makes the draft public in one go. What only others changed since it began stays theirs; what both changed is 409 with
 * the fields, and `builders.getDraft` shows both values. A missing answer that a step asks for is 400.
 */
export const publishBuilderDraft = command({
  name: "builders.publish",
  summary: "Publish the own draft of the profile",
  input: publishInput,
  output: z.object({
    profile: ownProfileView,
    /** The path of the public page, or while it is not listed of the one that its own people see. */
    url: z.string(),
  }),
  access: "signedIn",
  subject: lockNamedProfile,
  allow: ({ actor, subject }) => requireActFor(actor, subject, "publish"),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const stored = await lockDraft(db, actor);
    requireVersion(stored?.version ?? 0, input.version, MOVED_ON);
    const published = await readPublished(db, subject);
    const values = stored ? mergeStored(stored, subject, published.values) : published.values;
    const { profile } = await publishValues(db, effects, actor, subject, published, values);
    await db.delete(builderDrafts).where(draftOwnedBy(actor));
    return { profile, url: ownPathOf(profile) };
  },
});

/**
 * Publishes a form of the template demo as the whole profile, checked as the builder's own publishing is. The profile's
 * draft stays. It exists in testing mode only, where the demo accounts alone reach it.
 */
export const saveTestProfile = command({
  name: "builders.saveTestProfile",
  summary: "Publish a form of the template demo, in testing mode only",
  input: z.object({ values: draftValuesInput }),
  output: z.object({
    /** The path of the public page, or while it is not listed of the one that its own people see. */
    url: z.string(),
  }),
  access: "signedIn",
  subject: ({ db, actor }) => {
    requireTestingMode();
    return lockOwnProfile(db, actor);
  },
  allow: ({ actor, subject }) => requireActFor(actor, subject, "publish"),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const published = await readPublished(db, subject);
    const values = onlyOwnFields(subject.kind, input.values);
    const { profile } = await publishValues(db, effects, actor, subject, published, values);
    return { url: ownPathOf(profile) };
  },
});

/**
 * Saves what `values` change of a locked profile and its work. Throws 400 at the form's fields, 403 for a name that the
 * caller may not give.
 */
async function publishValues(
  db: Transaction,
  effects: Effects,
  actor: UserActor,
  profile: ProfileRow,
  published: Published,
  values: BuilderValues,
) {
  const checked = checkValues(profile, values, changedFields(published.values, values));
  requireMayRename(actor, profile, checked);
  const work = planWork(published.work, values.workSamples, published.values.workSamples);
  await writeWork(db, effects, profile.id, work);
  return saveProfile(db, effects, actor, profile, checked);
}

async function lockDraft(db: Transaction, actor: UserActor): Promise<BuilderDraftRow | undefined> {
  const [row] = await db.select().from(builderDrafts).where(draftOwnedBy(actor)).for("update");
  return row;
}

function mergeStored(stored: BuilderDraftRow, profile: ProfileRow, published: BuilderValues): BuilderValues {
  const { mine, base } = readDraft(stored, profile.kind);
  const { values, conflicts } = mergeValues(base, mine, published);
  if (conflicts.length === 0) return values;
  throw new AppError("conflict", STALE, {
    fields: Object.fromEntries(
      conflicts.map((field) => [field, ["You and somebody else both changed this"]]),
    ),
    details: { revision: String(profile.revision) },
  });
}
