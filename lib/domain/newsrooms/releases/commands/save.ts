import type { z } from "zod";
import { only } from "@/db/only";
import { releases } from "@/db/schema/newsrooms";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { command } from "@/lib/core/operation";
import { normalizePerks } from "@/lib/domain/vocabulary/perks/perks";
import { resolveTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { uuidv7 } from "@/lib/utils/uuid";
import { notifyReaders } from "../events";
import { readDesk, requirePublisher } from "../policy";
import { stateOf } from "../rules";
import { createReleaseInput, type releaseIdInput, updateReleaseInput } from "../schema";
import { readNow, releaseColumns } from "../views";
import {
  decideTimes,
  lockRelease,
  mergeTexts,
  noteOf,
  type ReleaseTexts,
  releaseOutput,
  requireComplete,
  type Subject,
  writeRelease,
} from "./write";

type Saved = Partial<ReleaseTexts> &
  Omit<z.output<typeof updateReleaseInput>, keyof z.output<typeof releaseIdInput>>;

/** Writes a new release of the newsroom acted for: a draft, for later, or out at once. */
export const createRelease = command({
  name: "releases.create",
  summary: "Write a release: a draft, scheduled, or published, under embargo or not",
  input: createReleaseInput,
  output: releaseOutput,
  access: "signedIn",
  subject: ({ db, actor }) => readDesk(db, actor),
  allow: ({ actor, input, subject }) => requirePublisher(actor, subject, input.status),
  audit: { kind: "release", id: ({ output }) => output.release.id },
  run: async ({ db, actor, input, subject: desk, effects }) => {
    const id = uuidv7();
    const release = await db
      .insert(releases)
      // Under an address that no release can have, until it gets one from its title.
      .values({ id, profileId: desk.profileId, userId: actor.userId, title: input.title, slug: `.${id}` })
      .returning(releaseColumns)
      .then(only);
    return save(db, effects, { desk, release }, input);
  },
});

/**
 * Saves the fields that are sent and leaves the others. `status` publishes, schedules, corrects or withdraws; texts
 * changed after everybody could read them are a correction, with its `note`.
 */
export const updateRelease = command({
  name: "releases.update",
  summary: "Save, schedule, publish, correct or withdraw a release",
  input: updateReleaseInput,
  output: releaseOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockRelease(db, actor, input.id),
  allow: ({ actor, input, subject: { desk, release } }) =>
    requirePublisher(actor, desk, input.status ?? release.status),
  audit: { kind: "release", id: ({ subject }) => subject.release.id },
  run: async ({ db, input: { id: _, ...input }, subject, effects }) => save(db, effects, subject, input),
});

async function save(tx: Transaction, effects: Effects, subject: Subject, input: Saved) {
  const { desk, release } = subject;
  const now = await readNow(tx);
  const { texts, changed, bodyText } = mergeTexts(release, input);
  const { publishAt = release.publishAt, embargoUntil = release.embargoUntil, status } = input;
  const { act, ...times } = decideTimes(
    release,
    { status, publishAt, embargoUntil, changesText: changed.length > 0 },
    now,
  );
  requireComplete(times.status, bodyText);
  const { tags = release.tags, timeZone = release.timeZone, perkDetails = release.perkDetails } = input;
  const perks = input.perks ? normalizePerks(input.perks) : release.perks;
  const said = act === "withdraw" ? {} : { ...texts, bodyText, tags, perks, perkDetails, timeZone };
  const topicIds = tags.length > 0 ? resolveTopics(tags) : desk.topicIds;
  const response = await writeRelease(
    tx,
    effects,
    subject,
    { ...release, ...times, ...said, topicIds },
    { act, note: noteOf(input.note, changed), images: input.images, now },
  );
  if (stateOf(release, now) === "embargoed" && times.liveAt?.getTime() !== release.liveAt?.getTime()) {
    await notifyReaders(tx, effects, desk, { ...release, ...times, timeZone });
  }
  return response;
}
