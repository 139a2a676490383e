import { sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { forbidden } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { liftHold, reopenAccount, signOutEverywhere } from "@/lib/domain/accounts/accounts/holds";
import { openedPersonView, personIdInput, personReasonInput, personView } from "./schema";
import { holdWithReleases } from "./store";
import { isKnown, readPeople } from "./views";

const personOutput = z.object({ person: personView });
const viewOf = async (db: Transaction, id: string) => ({
  person: only(await readPeople(db, sql`u.id = ${id}`, 1)),
});

async function lockAccount(db: Transaction, id: string): Promise<{ id: string } | null> {
  const [row] = await db.execute<{ id: string }>(
    sql`select u.id from users u where u.id = ${id} and ${isKnown} for update`,
  );
  return row ?? null;
}

/** Nobody of staff acts on their own account here. Throws 403. */
function requireOther(actor: UserActor, { id }: { id: string }): void {
  if (id === actor.userId) throw forbidden("This is your own account. Another member of staff does this.");
}

/** Opens an account. It changes nothing, and is a command because each opening is recorded. */
export const openPerson = command({
  name: "people.open",
  summary: "An account with what staff need to know about it",
  input: personIdInput,
  output: z.object({ person: openedPersonView }),
  access: "staff",
  subject: ({ db, input }) => lockAccount(db, input.id),
  audit: { kind: "account", id: ({ subject }) => subject.id },
  run: async ({ db, subject: { id } }) => {
    const { person } = await viewOf(db, id);
    const [facts] = await db.execute<{
      held: boolean;
      closed: boolean;
      reason: string | null;
      sessions: number;
      reports: number;
      breaches: number;
      reported: number;
    }>(sql`
      select u.held_at is not null as held, u.closed_at is not null as closed, u.review_reason as reason,
        (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null
          and s.expires_at > app_now()) as sessions,
        (select count(*)::int from reports r where r.account_id = u.id and r.subject_kind <> 'appeal') as reports,
        (select count(*)::int from reports r where r.account_id = u.id and r.subject_kind <> 'appeal'
          and r.state in ('held', 'closed')) as breaches,
        (select count(*)::int from reports r where r.reporter_id = u.id and r.subject_kind <> 'appeal') as reported
      from users u where u.id = ${id}`);
    const history = await db.execute<{ id: string; operation: string; by: string; at: string }>(sql`
      select a.id, a.operation, coalesce(s.name, 'Deleted user') as by, to_json(a.created_at) #>> '{}' as at
      from audit_entries a left join users s on s.id = a.user_id
      where (a.subject_id = ${id} and a.operation like 'people.%') or (a.operation = 'reports.decide'
        and a.subject_id in (select r.id from reports r where r.account_id = ${id})) order by a.created_at desc, a.id desc limit 20`);
    return {
      person: {
        ...person,
        held: facts?.held ?? false,
        closed: facts?.closed ?? false,
        reviewReason: facts?.reason ?? null,
        sessions: facts?.sessions ?? 0,
        reports: facts?.reports ?? 0,
        breaches: facts?.breaches ?? 0,
        reported: facts?.reported ?? 0,
        history: history.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
      },
    };
  },
});

type Act = (tx: Transaction, effects: Effects, userId: string, reason: string) => Promise<void>;

const withReason = (name: string, summary: string, act: Act) =>
  command({
    name,
    summary,
    input: personReasonInput,
    output: personOutput,
    access: "staff",
    subject: ({ db, input }) => lockAccount(db, input.id),
    allow: ({ actor, subject }) => requireOther(actor, subject),
    audit: { kind: "account", id: ({ subject }) => subject.id },
    run: async ({ db, input, subject, effects }) => {
      await act(db, effects, subject.id, input.reason);
      return viewOf(db, subject.id);
    },
  });

export const holdPerson = withReason(
  "people.hold",
  "Put an account on hold: it can send nothing until the hold is lifted",
  holdWithReleases,
);
export const liftPerson = withReason("people.lift", "Lift an account's hold", liftHold);
export const reopenPerson = withReason(
  "people.reopen",
  "Restore an account that staff closed, within 30 days",
  reopenAccount,
);

/** Ends every session of an account, as after a stolen password. */
export const signOutPerson = command({
  name: "people.signOut",
  summary: "Sign an account out everywhere",
  input: personIdInput,
  output: personOutput,
  access: "staff",
  subject: ({ db, input }) => lockAccount(db, input.id),
  allow: ({ actor, subject }) => requireOther(actor, subject),
  audit: { kind: "account", id: ({ subject }) => subject.id },
  run: async ({ db, subject, effects }) => {
    await signOutEverywhere(db, effects, subject.id);
    return viewOf(db, subject.id);
  },
});
