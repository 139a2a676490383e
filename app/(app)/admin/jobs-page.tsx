import { CircleCheck } from "lucide-react";
import { ChoiceLinks } from "@/components/staff/choice-links";
import { JobList } from "@/components/staff/jobs/job-list";
import { DoneNote } from "@/components/ui/done-note";
import { EmptyState } from "@/components/ui/empty-state";
import { listJobs } from "@/lib/domain/staff/jobs/queries";
import { page } from "@/lib/transport/page";
import { AdminFrame, readAdminFrame } from "./admin-frame";
import { askedOf } from "./asked";
import { NextPage } from "./next-page";

const DONE = { retried: "It is tried again at once. Done twice it does no harm." };

type Search = Record<string, string | string[] | undefined>;

/** The lists of jobs; for mails also what became of them, first, and the addresses that take none. */
export function JobStates({ here, state, mail }: { here: string; state: string | undefined; mail: boolean }) {
  const names = [
    ...(mail ? [["", "Deliveries"]] : []),
    [mail ? "FAILED" : "", "Failed"],
    ["WAITING", "Waiting"],
    ...(mail ? [["STOPPED", "Stopped addresses"]] : []),
  ] as const;
  const chosen = names.some(([name]) => name === state) ? state : "";
  return (
    <ChoiceLinks
      label="State"
      links={names.map(([name, label]) => ({
        ...{ href: name ? `${here}?state=${name}` : here, label, chosen: name === chosen },
      }))}
    />
  );
}

/** Jobs, or mails alone: what failed for good, and what waits. */
export async function JobsPage({ search, mail }: { search: Search; mail: boolean }) {
  const here = mail ? "/admin/mail" : "/admin/jobs";
  const { cursor, ...asked } = askedOf(search, ["state", "cursor"]);
  const frame = await readAdminFrame(here);
  const { jobs, pagination } = await page(listJobs, { ...asked, cursor, mail }, here);
  const waits = asked.state === "WAITING";
  return (
    <AdminFrame
      frame={frame}
      current={here}
      title={mail ? "Mail" : "Jobs"}
      lead={pagination.total === null ? undefined : `${pagination.total} ${waits ? "waiting" : "failed"}`}
    >
      <DoneNote done={search.done} messages={DONE} />
      <JobStates here={here} state={asked.state} mail={mail} />
      <div className="mt-5">
        {jobs.length === 0 ? (
          <EmptyState icon={<CircleCheck />} title={waits ? "Nothing waits" : "Nothing failed"} level={2}>
            {mail
              ? "Mails that their server does not take after all tries stand here."
              : "Jobs that fail after all their tries stand here, with their error."}
          </EmptyState>
        ) : (
          <JobList jobs={jobs} from={mail ? "mail" : "jobs"} />
        )}
      </div>
      <NextPage path={here} asked={asked} pagination={pagination} />
    </AdminFrame>
  );
}
