import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { PersonState } from "@/components/staff/people/people-table";
import { ReasonForm } from "@/components/staff/people/reason-form";
import { ActionForm } from "@/components/ui/action-form";
import { DoneNote } from "@/components/ui/done-note";
import { Link } from "@/components/ui/link";
import { signOutPerson } from "@/lib/actions/staff";
import { loggedActs } from "@/lib/domain/staff/audit-log/texts";
import { openPerson } from "@/lib/domain/staff/people/commands";
import { labelOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import { utcDay, utcMoment } from "@/lib/utils/dates";
import { AdminFrame, readAdminFrame } from "../../admin-frame";

export const metadata: Metadata = { title: "Account", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = SearchProps & { params: Promise<{ id: string }> };

const DONE = {
  held: "On hold. The account sends nothing, and its owner reads why.",
  lifted: "Lifted. The account can send again.",
  reopened: "Restored. Everything is as it was.",
  "signed-out": "Signed out everywhere.",
};

/** Opening an account is recorded with who opened it. */
export default async function PersonPage({ params, searchParams }: Props) {
  const [{ id }, { done }] = await Promise.all([params, searchParams]);
  const here = `/admin/people/${id}`;
  const frame = await readAdminFrame(here);
  const { person } = await page(openPerson, { id }, here);
  const { profile, held, closed, reviewReason, history } = person;
  const facts: [string, string][] = [
    ["Address", `${person.email}${person.verified ? ", confirmed" : ", not confirmed"}`],
    ["Type", labelOf(parseUserType(person.userType) ?? "press")],
    ["Company", person.company ?? "None"],
    ["Joined", utcDay(person.createdAt)],
    ["Seen", person.lastSeenAt ? utcMoment(person.lastSeenAt) : "Never"],
    ["Live sessions", String(person.sessions)],
    ["Reported", `Reports: ${person.reports}, breaches: ${person.breaches}`],
    ["Reports sent", String(person.reported)],
    ["Id", person.id],
  ];
  return (
    <AdminFrame
      frame={frame}
      current="/admin"
      way={[{ href: "/admin", label: "People" }]}
      title={person.name}
    >
      <DoneNote done={done} messages={DONE} />
      <p className="mb-6 flex flex-wrap items-center gap-3 text-sm">
        <PersonState state={person.state} />
        {profile.userId && (
          <Link href={profile.url} className="link">
            Public page
          </Link>
        )}
        {(held || closed) && reviewReason && <span className="text-ink-2">{reviewReason}</span>}
      </p>
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:gap-16">
        <div className="min-w-0">
          <dl className="border-ink border-t-2 text-sm">
            {facts.map(([name, value]) => (
              <div
                key={name}
                className="grid grid-cols-[110px_minmax(0,1fr)] gap-3 border-rule border-b py-2.5"
              >
                <dt className="text-ink-3">{name}</dt>
                <dd className="num [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
          <h2 className="h4 mt-10 mb-2">What staff did</h2>
          <ul className="border-rule border-t text-sm">
            {history.map((entry) => (
              <li
                key={entry.id}
                className="flex flex-wrap justify-between gap-x-4 border-rule border-b py-2.5"
              >
                <span>
                  {entry.by} {loggedActs.get(entry.operation)?.[1] ?? entry.operation}
                </span>
                <span className="num text-ink-3">{utcMoment(entry.at)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-10">
          <div className="border-ink border-t-2 pt-4">
            {closed ? (
              <ReasonForm id={id} act="reopen" />
            ) : (
              <ReasonForm key={String(held)} id={id} act={held ? "lift" : "hold"} />
            )}
          </div>
          <div className="border-rule border-t pt-4">
            <h2 className="h4">Sign out everywhere</h2>
            <p className="meta mb-4">Ends every session, as after a stolen password.</p>
            <ActionForm action={signOutPerson} fields={{ id }} busyLabel="Signing out">
              Sign out everywhere
            </ActionForm>
          </div>
        </div>
      </div>
    </AdminFrame>
  );
}
