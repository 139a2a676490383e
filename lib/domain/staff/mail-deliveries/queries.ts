import { sql } from "drizzle-orm";
import { type MailState, mailStates } from "@/db/enums";
import { upperCase } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { exactMoment } from "@/lib/domain/insights/figures/views";
import { DELIVERY_DAYS } from "@/lib/platform/mail/deliveries";
import { deliveryCursor, deliveryListView, listDeliveriesInput } from "./schema";

type Row = {
  id: string;
  email: string;
  key: string;
  state: MailState;
  answer: string | null;
  /** To the microsecond, by which a page goes on after it. */
  at: string;
  userId: string | null;
};

/** Mails of the last days with what became of them, the latest first. */
export const listDeliveries = query({
  name: "mailDeliveries.list",
  summary: "Mails of the last 7 days with what became of them",
  input: listDeliveriesInput,
  output: deliveryListView,
  access: "staff",
  run: async ({ db, input }) => {
    const [at, id] = input.cursor ? decodeCursor(input.cursor, deliveryCursor) : [];
    const recent = sql`tried_at >= app_now() - ${DELIVERY_DAYS} * interval '1 day'`;
    const [rows, counted] = await Promise.all([
      db.execute<Row>(sql`
        select d.id, d.email, d.key, d.state, d.answer, u.id as "userId",
          ${exactMoment(sql`d.tried_at`)} as at
        from (select * from mail_deliveries
          where ${recent} and ${input.state ? sql`state = ${input.state}` : sql`true`}
            and ${at === undefined ? sql`true` : sql`(tried_at, id) < (${at}::timestamptz, ${id}::uuid)`}
          order by tried_at desc, id desc limit ${input.limit + 1} offset ${offsetOf(input)}) d
        left join users u on u.email = d.email and u.deleted_at is null
        order by d.tried_at desc, d.id desc`),
      db.execute<{ state: MailState; count: number }>(
        sql`select state, count(*)::int as count from mail_deliveries where ${recent} group by state`,
      ),
    ]);
    const countOf = (name: MailState) => counted.find(({ state }) => state === name)?.count ?? 0;
    const counts = Object.fromEntries(mailStates.map((name) => [name, countOf(name)])) as Record<
      MailState,
      number
    >;
    const total = input.state
      ? counts[input.state]
      : mailStates.reduce((sum, state) => sum + counts[state], 0);
    const { rows: shown, pagination } = toPage([...rows], input, total, ({ at, id }) => [at, id]);
    const deliveries = shown.map(({ id, email, key, state, answer, at, userId }) => ({
      ...{ id, to: email, mail: key.split(/[:.]/, 1)[0] ?? "", state: upperCase(state), answer, userId },
      at: new Date(at).toISOString(),
    }));
    return { deliveries, counts, pagination };
  },
});
