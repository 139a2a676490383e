import { sql as drizzle } from "drizzle-orm";
import type { MailState } from "@/db/enums";
import type { Db, Transaction } from "@/db/types";
import { database } from "@/lib/platform/database";
import { beginningOf } from "@/lib/utils/cut-text";
import { uuidv7 } from "@/lib/utils/uuid";

/** Mails are listed for staff for so many days. */
export const DELIVERY_DAYS = 7;
/** What a mail server answered is stored up to so many characters. */
export const MAX_ANSWER = 300;

type Delivery = { to: string; key: string; state: MailState; answer?: string | null };

/** Records what became of a mail; a further try of the same mail takes the place of the one before. */
export async function recordDelivery({ to, key, state, answer = null }: Delivery): Promise<void> {
  const short = answer === null ? null : beginningOf(answer, MAX_ANSWER);
  await database().sql`
    insert into mail_deliveries (id, email, key, state, answer) values (${uuidv7()}, ${to}, ${key}, ${state}, ${short})
    on conflict (key, email) do update
      set state = excluded.state, answer = excluded.answer, tried_at = app_now()`;
}

type Return = { email: string; state: MailState; answer: string };

/** Records what a provider says of addresses: the last mail that each took has come back, or is called spam. */
export async function recordReturns(db: Db, returns: readonly Return[]): Promise<void> {
  await db.execute(drizzle`
    with returned as (
      select distinct on (d.email) d.id, r.state, r.answer
      from jsonb_to_recordset(${JSON.stringify(returns)}::jsonb) r (email citext, state mail_state, answer text)
      join mail_deliveries d on d.email = r.email and d.state = 'delivered' order by d.email, d.tried_at desc)
    update mail_deliveries d set state = r.state, answer = left(r.answer, ${MAX_ANSWER}) from returned r where d.id = r.id`);
}

export async function deleteOldDeliveries(tx: Transaction): Promise<void> {
  await tx.execute(
    drizzle`delete from mail_deliveries where tried_at < app_now() - ${DELIVERY_DAYS} * interval '1 day'`,
  );
}
