import { sql } from "drizzle-orm";
import { z } from "zod";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { companyHasPremium, markBeyondPlan } from "@/lib/domain/profiles/companies/plan";
import { settings } from "@/lib/platform/settings/settings";
import { planMailJob } from "../events";
import { plans } from "../rules";

const isUnpaid = sql`not ${companyHasPremium(sql`c.id`)}`;
/** The active members who are not marked. */
const unmarked = sql`(select count(*) from memberships m
  where m.company_id = c.id and m.status = 'active' and m.read_only_since is null)`;

/** A company that nobody pays for has more than the basic plan holds, and nothing marks it yet. */
const isBeyond = sql`${isUnpaid} and (${unmarked} > ${plans.basic.members}::int
  or (select count(*) from profiles p where p.company_id = c.id and p.read_only_since is null)
    > ${plans.basic.newsrooms}::int)`;

/** Such a company has marked members, and places for them by now: those of others are free. */
const hasRoom = sql`${isUnpaid} and ${unmarked} < ${plans.basic.members}::int and exists (
  select 1 from memberships m where m.company_id = c.id and m.read_only_since is not null)`;

/** Once the beta is over, what a company has beyond the basic plan is read-only, and its Admins are notified by mail. */
export const endBeta = command({
  name: "plans.endBeta",
  summary: "Mark what a company without a paid plan has beyond the basic one",
  input: z.object({ companyId: z.uuid() }),
  output: z.object({ isMarked: z.boolean() }),
  access: "jobs",
  audit: { skip: "It follows from the plan; its mail says so." },
  run: async ({ db, input: { companyId }, effects }) => {
    if (settings().BETA) return { isMarked: false };
    // The lock comes first: what others marked meanwhile is seen by the next statement alone.
    await db.execute(sql`select 1 from companies where id = ${companyId} for update`);
    const [beyond] = await db.execute(
      sql`select 1 from companies c where c.id = ${companyId} and ${isBeyond}`,
    );
    await markBeyondPlan(db, companyId);
    if (!beyond) return { isMarked: false };
    effects.job(planMailJob, { companyId, kind: "beta_ended", number: 1 });
    return { isMarked: true };
  },
});
export const endBetaJob = jobOf(endBeta);

export const findBeyondBasic = command(
  sweep({
    name: "plans.findBeyondBasic",
    summary: "Find companies without a paid plan that have more than the basic one holds",
    find: async (db, limit) =>
      settings().BETA
        ? []
        : db.execute<{ companyId: string }>(
            sql`select c.id as "companyId" from companies c where ${isBeyond} or ${hasRoom} order by c.id limit ${limit}`,
          ),
    add: (effects, { companyId }) => effects.job(endBetaJob, { companyId }, { key: `end-beta:${companyId}` }),
  }),
);
export const findBeyondBasicJob = jobOf(findBeyondBasic, { cron: "11 * * * *" });
