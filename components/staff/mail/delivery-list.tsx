import { CircleCheck, Clock, Flag, MailX } from "lucide-react";
import type { z } from "zod";
import { StaffTable } from "@/components/staff/staff-table";
import type { MailState } from "@/db/enums";
import type { DeliveryView, deliveryListView } from "@/lib/domain/staff/mail-deliveries/schema";
import { cn } from "@/lib/utils/cn";
import { utcMoment } from "@/lib/utils/dates";

/** How each state is called, drawn and coloured; the bar begins with the first. */
const states = [
  ["delivered", "Delivered", CircleCheck, "text-good", "bg-good"],
  ["deferred", "Deferred, tried again", Clock, "text-warn", "bg-warn"],
  ["bounced", "Bounced, address stopped", MailX, "text-bad", "bg-bad"],
  ["complained", "Marked as spam", Flag, "text-bad", "bg-bad"],
  ["stopped", "Not sent, address stopped", MailX, "text-ink-2", "bg-ink-3"],
] as const satisfies readonly (readonly [MailState, ...unknown[]])[];

type Props = Pick<z.infer<typeof deliveryListView>, "deliveries" | "counts"> & {
  /** The state that is listed alone. */
  chosen: string | undefined;
  here: string;
};

/** What became of the mails of the last days: a bar of all of them, and each mail with its state. */
export function DeliveryList({ deliveries, counts, chosen, here }: Props) {
  const all = states.reduce((sum, [state]) => sum + counts[state], 0);
  return (
    <>
      <div aria-hidden className="flex h-3 bg-rule">
        {states.map(([state, , , , fill]) => (
          <i
            key={state}
            className={fill}
            style={{ width: `${all > 0 ? (counts[state] / all) * 100 : 0}%` }}
          />
        ))}
      </div>
      <ul aria-label="What became of them" className="mt-3 mb-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {states.map(([state, label, Icon, color]) => {
          const isChosen = chosen?.toLowerCase() === state;
          return (
            <li key={state}>
              <a
                href={isChosen ? here : `${here}?result=${state.toUpperCase()}`}
                aria-current={isChosen ? "true" : undefined}
                className="group flex min-h-11 items-center gap-2"
              >
                <Icon aria-hidden className={cn("size-4", color)} />
                <b className="num font-[600]">{counts[state].toLocaleString("en")}</b>
                <span className="text-ink-2 group-hover:underline group-aria-[current]:font-[600] group-aria-[current]:text-ink">
                  {label}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {deliveries.length > 0 && (
        <StaffTable heads={["To", "Mail", "State", "Tried"]}>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} {...delivery} />
          ))}
        </StaffTable>
      )}
    </>
  );
}

const cell = "py-2.5 pr-4 align-top max-md:inline-block max-md:py-0.5";

function Delivery({ to, mail, state, answer, at, userId }: DeliveryView) {
  const [, label, Icon, color] = states.find(([name]) => name === state.toLowerCase()) ?? states[0];
  return (
    <tr className="border-rule border-b max-md:block max-md:py-2.5">
      <th
        scope="row"
        className="py-2.5 pr-4 text-left align-top font-[600] [overflow-wrap:anywhere] max-md:block max-md:py-0.5"
      >
        {/* A plain link fetches nothing ahead, because each opening of an account is recorded. */}
        {userId ? (
          <a href={`/admin/people/${userId}`} className="link">
            {to}
          </a>
        ) : (
          to
        )}
      </th>
      <td className={cell}>{nameOf(mail)}</td>
      <td className={cell}>
        <span className={cn("flex items-center gap-1.5", color)}>
          <Icon aria-hidden className="size-4 flex-none" />
          {label}
        </span>
        {answer && (
          <code className="block font-mono text-ink-2 text-xs [overflow-wrap:anywhere]">{answer}</code>
        )}
      </td>
      <td className={cn(cell, "num whitespace-nowrap text-ink-2")}>{utcMoment(at)}</td>
    </tr>
  );
}

/** "pitch-received" is read as "Pitch received". */
const nameOf = (mail: string) => {
  const name = mail.replace(/[-_]+|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
};
