import { and, sql } from "drizzle-orm";
import { blocks } from "@/db/schema/trust";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { command } from "@/lib/core/operation";
import { endSockets } from "@/lib/domain/profiles/companies/events";
import { requireOtherProfile } from "@/lib/domain/profiles/follows/policy";
import { endFollow } from "@/lib/domain/profiles/follows/store";
import { lockPair, readPeople, resolveProfileId } from "@/lib/domain/profiles/profiles/store";
import { blockedBy } from "./policy";
import { blockInput, blockView } from "./schema";
import { allOfCompany, hasMet } from "./store";

/**
 * Nothing passes between the two, nor the other newsrooms of the other one's company, until who blocked takes it back.
 * Their follows of each other end. Repeating it changes nothing.
 */
export const blockProfile = command({
  name: "blocks.block",
  summary:
    "Block a profile: no pitches, messages, calls, follows, shares, suggestions or requests between the two",
  input: blockInput,
  output: blockView,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockKnown(db, actor, input.id),
  allow: ({ actor, subject }) => requireOtherProfile(actor, subject),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, effects }) => {
    const all = allOfCompany(subject.id);
    await db.execute(sql`
      insert into blocks (blocker_id, blocked_id, user_id)
      select ${actor.profileId}::uuid, id, ${actor.userId}::uuid from ${all} side where id <> ${actor.profileId}
      on conflict do nothing`);
    // A message that is being sent holds this lock: once the block is answered, nothing arrives any more.
    const talks =
      await db.execute(sql`select 1 from conversations where (profile_a = ${actor.profileId} and profile_b in ${all})
      or (profile_b = ${actor.profileId} and profile_a in ${all}) order by id for update`);
    if (talks.length > 0) {
      // Whoever may not join the channel of their conversation any more has to leave it.
      const { audience } = await readPeople(db, actor.profileId);
      for (const userId of audience) effects.job(endSockets, { userId });
    }
    const follows = await db.execute<{ follower: string; followed: string }>(sql`
      select follower_id as follower, profile_id as followed from follows
      where (follower_id = ${actor.profileId} and profile_id in ${all})
        or (profile_id = ${actor.profileId} and follower_id in ${all}) order by follower_id, profile_id`);
    for (const { follower, followed } of follows) await endFollow(db, effects, follower, followed);
    return { blocked: true };
  },
});

/** Takes a block back; where there was none, it does nothing. A block by the other side stays. */
export const unblockProfile = command({
  name: "blocks.unblock",
  summary: "Take back a block",
  input: blockInput,
  output: blockView,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockKnown(db, actor, input.id),
  allow: ({ actor, subject }) => requireOtherProfile(actor, subject),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject }) => {
    await db
      .delete(blocks)
      .where(and(blockedBy(actor), sql`${blocks.blockedId} in ${allOfCompany(subject.id)}`));
    return { blocked: false };
  },
});

/**
 * Locks the pair, so that a pitch being sent comes before the block or after it. Known are listed profiles, one's own
 * (to be refused by name), and hidden ones that there is something with: a pitch, a conversation or a block.
 */
async function lockKnown(tx: Transaction, actor: UserActor, address: string) {
  const id = await resolveProfileId(tx, address);
  if (!id) return null;
  const target = (await lockPair(tx, actor.profileId, id)).get(id);
  if (!target) return null;
  if (target.listed || id === actor.profileId || target.userId === actor.userId) return target;
  return (await hasMet(tx, actor.profileId, id)) ? target : null;
}
