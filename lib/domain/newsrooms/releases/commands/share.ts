import { and, eq, inArray, or, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { releaseShares, releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import { towards } from "@/lib/core/audit-detail";
import { conflict, forbidden, invalidField, notFound } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireSending } from "@/lib/domain/accounts/accounts/policy";
import { readBlocks, YOU_BLOCKED } from "@/lib/domain/profiles/blocks/policy";
import { requireOpenNewsroom } from "@/lib/domain/profiles/profiles/open-newsroom";
import { deleteInvitations, inviteReaders } from "../events";
import { releaseSharedWith, requirePublisher } from "../policy";
import { stateOf } from "../rules";
import { releaseIdInput, releaseShareView, shareReleaseInput, unshareReleaseInput } from "../schema";
import { readShares, refuseWithdrawn } from "../store";
import { readNow, releaseColumns, toReleaseView } from "../views";
import { lockRelease, releaseOutput } from "./write";

/** Shows a release under embargo to journalists and creators before its time, once they agree to its terms. */
export const shareRelease = command({
  name: "releases.share",
  summary: "Share a release under embargo with journalists or creators",
  input: shareReleaseInput,
  output: z.object({ shares: z.array(releaseShareView) }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockRelease(db, actor, input.id),
  allow: ({ actor, subject: { newsroom } }) => {
    requirePublisher(actor, newsroom);
    requireSending(actor);
  },
  audit: {
    kind: "release",
    id: ({ subject }) => subject.release.id,
    detail: ({ input, output: { shares } }) => ({
      profileIds: shares
        .map(({ profile }) => profile)
        .filter(({ id, userId }) =>
          [id, userId].some((one) => one !== null && input.recipientIds.includes(one)),
        )
        .map(({ id }) => id),
    }),
  },
  run: async ({ db, actor, input, subject: { newsroom, release }, effects }) => {
    if (stateOf(release, await readNow(db)) !== "embargoed") {
      throw conflict("Only a release under embargo is shared before its time.");
    }
    await requireOpenNewsroom(db, newsroom.profileId);
    const readers = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(
        and(
          or(inArray(profiles.id, input.recipientIds), inArray(profiles.userId, input.recipientIds)),
          inArray(profiles.kind, ["press", "paid_media"]),
          eq(profiles.listed, true),
        ),
      )
      .orderBy(profiles.id)
      // A block of one of them comes before the share or after it.
      .for("no key update");
    const blocks = await readBlocks(
      db,
      newsroom.profileId,
      readers.map(({ id }) => id),
    );
    if (blocks.includes("mine")) throw forbidden(YOU_BLOCKED);
    // Who was blocked gets the answer for a profile that is not public.
    if (blocks.length > 0 || readers.length < new Set(input.recipientIds).size) {
      throw invalidField(
        "recipientIds",
        "A release is shared with journalists and creators on the platform.",
      );
    }
    const added = await db
      .insert(releaseShares)
      .values(readers.map(({ id }) => ({ releaseId: release.id, profileId: id, userId: actor.userId })))
      .onConflictDoNothing()
      .returning({ profileId: releaseShares.profileId });
    if (added.length > 0) {
      await inviteReaders(
        db,
        effects,
        newsroom,
        release,
        added.map(({ profileId }) => profileId),
      );
    }
    return { shares: await readShares(db, release.id) };
  },
});

/**
 * Revokes a share: from the next request on that reader sees the release only once everybody does. Their agreement goes
 * with it, and so do the notifications that led there; anyone who is named again is asked again.
 */
export const unshareRelease = command({
  name: "releases.unshare",
  summary: "Stop sharing a release with somebody",
  input: unshareReleaseInput,
  output: z.object({ shares: z.array(releaseShareView) }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const own = await lockRelease(db, actor, input.id);
    if (!own) return null;
    const [share] = await db
      .select({ profileId: releaseShares.profileId })
      .from(releaseShares)
      .where(and(eq(releaseShares.releaseId, input.id), eq(releaseShares.profileId, input.profileId)))
      .for("update");
    return share ? { ...own, readerId: share.profileId } : null;
  },
  allow: ({ actor, subject: { newsroom } }) => requirePublisher(actor, newsroom),
  audit: {
    kind: "release",
    id: ({ subject }) => subject.release.id,
    detail: ({ subject }) => towards(subject.readerId),
  },
  run: async ({ db, subject: { release, readerId }, effects }) => {
    await db
      .delete(releaseShares)
      .where(and(eq(releaseShares.releaseId, release.id), eq(releaseShares.profileId, readerId)));
    await deleteInvitations(db, effects, release.id, readerId);
    return { shares: await readShares(db, release.id) };
  },
});

/** Agrees to publish nothing before the embargo's end; the release can be read from then on. Repeating it is fine. */
export const agreeToEmbargo = command({
  name: "releases.agree",
  summary: "Agree to the terms of a release shared under embargo",
  input: releaseIdInput,
  output: releaseOutput,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select(releaseColumns)
      .from(releases)
      .where(and(releaseSharedWith(actor, db), eq(releases.id, input.id)))
      .for("share");
    return row ?? refuseWithdrawn(db, eq(releases.id, input.id));
  },
  audit: { kind: "release", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject }) => {
    const agreed = await db
      .update(releaseShares)
      .set({ agreedAt: sql`coalesce(${releaseShares.agreedAt}, app_now())`, userId: actor.userId })
      .where(and(eq(releaseShares.releaseId, subject.id), eq(releaseShares.profileId, actor.profileId)))
      .returning({ agreedAt: releaseShares.agreedAt });
    // The share may have been revoked while this waited for the release's row, because the subject was looked up
    // before.
    if (agreed.length === 0) throw notFound();
    const newsroom = await db
      .select({ kind: profiles.kind, slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.id, subject.profileId))
      .then(only);
    return { release: await toReleaseView(db, subject, newsroom, await readNow(db), "others") };
  },
});
