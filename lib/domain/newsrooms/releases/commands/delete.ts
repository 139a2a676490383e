import { eq } from "drizzle-orm";
import { z } from "zod";
import { releases } from "@/db/schema/newsrooms";
import { command } from "@/lib/core/operation";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { notifyReaders } from "../events";
import { requirePublisher } from "../policy";
import { mayDelete, stateOf } from "../rules";
import { releaseIdInput } from "../schema";
import { readNow } from "../views";
import { decideTimes, lockRelease, writeRelease } from "./write";

/** Deletes a release that was never public; a public one is withdrawn, and its address says so from then on. */
export const deleteRelease = command({
  name: "releases.delete",
  summary: "Delete a draft or scheduled release; withdraw one that is out",
  input: releaseIdInput,
  output: z.object({ id: z.uuid(), withdrawn: z.boolean() }),
  access: "signedIn",
  message: ({ withdrawn }) => (withdrawn ? "The release is withdrawn." : "The release is deleted."),
  subject: ({ db, actor, input }) => lockRelease(db, actor, input.id),
  allow: ({ actor, subject: { newsroom, release } }) => requirePublisher(actor, newsroom, release.status),
  audit: { kind: "release", id: ({ subject }) => subject.release.id },
  run: async ({ db, subject, effects }) => {
    const { newsroom, release } = subject;
    const now = await readNow(db);
    const state = stateOf(release, now);
    if (mayDelete(state)) {
      await db.delete(releases).where(eq(releases.id, release.id));
      // Photos of the library come back to the newsroom's pages.
      effects.invalidate(profileTag(newsroom.profileId));
      return { id: release.id, withdrawn: false };
    }
    const { publishAt, embargoUntil } = release;
    const wish = { status: "withdrawn", publishAt, embargoUntil, changesText: false } as const;
    const { act, ...times } = decideTimes(release, wish, now);
    await writeRelease(db, effects, subject, { ...release, ...times }, { act, note: "", now });
    if (state === "embargoed") await notifyReaders(db, effects, newsroom, { ...release, ...times });
    return { id: release.id, withdrawn: true };
  },
});
