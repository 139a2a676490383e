import { and, eq, or, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { follows } from "@/db/schema/newsrooms";
import { profiles, slugs } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { forbidden } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireUnblocked } from "@/lib/domain/profiles/blocks/policy";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { lockPair, resolveProfileId } from "@/lib/domain/profiles/profiles/store";
import { isUuid } from "@/lib/utils/uuid";
import { requireOtherProfile } from "./policy";
import { followInput, followKindInput, followView } from "./schema";
import { endFollow, moveCounts, pairOf } from "./store";

type Target = { id: string; userId: string | null };
type Verb = "follow" | "unfollow";

const verbOf = (verb: Verb) => (kind: UserType | null, name: string, summary: string) =>
  command({
    name,
    summary,
    input: kind ? followKindInput : followInput,
    output: followView,
    access: "signedIn",
    subject: ({ db, actor, input }) => lockTarget(db, actor, input.id, kind, verb),
    allow: ({ actor, subject }) => {
      requireOtherProfile(actor, subject);
      if (verb === "follow" && actor.isHeld)
        throw forbidden("Your account is on hold: follows wait until our staff lift it.");
    },
    audit: { kind: "profile", id: ({ subject }) => subject.id },
    run: ({ db, actor, subject, effects }) =>
      (verb === "follow" ? follow : unfollow)(db, effects, actor, subject),
  });
/** Repeating it changes nothing; the answer is the current state. */
const followOf = verbOf("follow");
/** It does nothing where the profile was not followed. */
const unfollowOf = verbOf("unfollow");

export const followUser = followOf(null, "follows.follow", "Follow somebody's profile");
export const unfollowUser = unfollowOf(null, "follows.unfollow", "Stop following somebody's profile");
export const followPress = followOf("press", "follows.followPress", "Follow a journalist");
export const unfollowPress = unfollowOf("press", "follows.unfollowPress", "Stop following a journalist");
export const followBrand = followOf("brand", "follows.followBrand", "Follow a brand's newsroom");
export const unfollowBrand = unfollowOf("brand", "follows.unfollowBrand", "Stop following a brand");
export const followSource = followOf("source", "follows.followSource", "Follow a source's newsroom");
export const unfollowSource = unfollowOf("source", "follows.unfollowSource", "Stop following a source");
export const followPaidMedia = followOf("paid_media", "follows.followPaidMedia", "Follow a creator");
export const unfollowPaidMedia = unfollowOf(
  "paid_media",
  "follows.unfollowPaidMedia",
  "Stop following a creator",
);

/**
 * Locks the profile that is meant together with the caller's own. Only listed ones can be followed, and none across a
 * block; one that was
 * followed may be unfollowed after it is hidden, and one's own is found so that its refusal names the reason.
 */
async function lockTarget(
  db: Transaction,
  actor: UserActor,
  address: string,
  kind: UserType | null,
  verb: Verb,
): Promise<Target | null> {
  const id = kind ? await resolveOfKind(db, address, kind) : await resolveProfileId(db, address);
  if (!id) return null;
  const target = (await lockPair(db, actor.profileId, id)).get(id);
  if (!target) return null;
  const isOwn = id === actor.profileId || target.userId === actor.userId;
  if (verb === "follow" && target.listed) await requireUnblocked(db, actor.profileId, id);
  if (target.listed || isOwn) return target;
  return verb === "unfollow" && (await isFollowing(db, actor.profileId, id)) ? target : null;
}

async function resolveOfKind(db: Transaction, address: string, kind: UserType): Promise<string | null> {
  const named = isUuid(address)
    ? or(eq(profiles.id, address), eq(profiles.userId, address))
    : sql`${profiles.id} = (select ${slugs.profileId} from ${slugs} where ${slugs.slug} = ${address})`;
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(named, eq(profiles.kind, kind)));
  return row?.id ?? null;
}

async function isFollowing(db: Transaction, followerId: string, profileId: string): Promise<boolean> {
  const [row] = await db.select({ id: follows.profileId }).from(follows).where(pairOf(followerId, profileId));
  return row !== undefined;
}

async function follow(db: Transaction, effects: Effects, actor: UserActor, target: Target) {
  const made = await db
    .insert(follows)
    .values({ followerId: actor.profileId, profileId: target.id, userId: actor.userId })
    .onConflictDoNothing()
    .returning({ profileId: follows.profileId });
  if (made.length === 0) return answer(db, target.id, true);
  effects.count("profile_followed", { by: actor.profileId, to: target.id });
  await moveCounts(db, effects, actor.profileId, target.id, 1);
  await notifyFollowed(db, effects, actor, target.id);
  return answer(db, target.id, true);
}

async function unfollow(db: Transaction, effects: Effects, actor: UserActor, target: Target) {
  await endFollow(db, effects, actor.profileId, target.id);
  return answer(db, target.id, false);
}

/** A pair causes one notification, however often they follow again, and none from a follower who is not visible yet. */
async function notifyFollowed(db: Transaction, effects: Effects, actor: UserActor, profileId: string) {
  const [follower] = await db
    .select({ listed: profiles.listed })
    .from(profiles)
    .where(eq(profiles.id, actor.profileId));
  if (!follower?.listed) return;
  await notify(db, effects, {
    profileId,
    kind: "follower_gained",
    dedupeKey: `follow:${actor.profileId}:${profileId}`,
    actorProfileId: actor.profileId,
    subjectId: actor.profileId,
  });
}

async function answer(db: Transaction, profileId: string, following: boolean) {
  const [row] = await db
    .select({ followerCount: profiles.followerCount })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return { following, followerCount: row?.followerCount ?? 0 };
}
