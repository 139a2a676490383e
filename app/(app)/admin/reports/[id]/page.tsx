import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { CaseState, reasonOf } from "@/components/staff/reports/case-list";
import { DecisionForm } from "@/components/staff/reports/decision-form";
import { ReportedLines } from "@/components/staff/reports/reported-lines";
import { TextForm } from "@/components/staff/reports/text-form";
import { ActionForm } from "@/components/ui/action-form";
import { DoneNote } from "@/components/ui/done-note";
import { askAccount, releaseReport, takeReport } from "@/lib/actions/staff";
import { openCase } from "@/lib/domain/staff/reports/queries";
import { reportLimits } from "@/lib/domain/staff/reports/rules";
import type { OpenedCaseView } from "@/lib/domain/staff/reports/schema";
import { page } from "@/lib/transport/page";
import { utcDay, utcMoment } from "@/lib/utils/dates";
import { AdminFrame, readAdminFrame } from "../../admin-frame";

export const metadata: Metadata = { title: "Report", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = SearchProps & { params: Promise<{ id: string }> };

const DONE = {
  taken: "You have it. No colleague decides it meanwhile.",
  released: "Left to others.",
  proposed: "A second member of staff confirms the closing.",
  asked: "Asked. The answer stands here once it comes.",
  settled: "Decided. The account reads it by mail.",
  decided: "Decided. Both sides read it.",
};

/** Opening a report is recorded with who opened it. */
export default async function ReportCasePage({ params, searchParams }: Props) {
  const [{ id }, { done }] = await Promise.all([params, searchParams]);
  const here = `/admin/reports/${id}`;
  const frame = await readAdminFrame(here);
  const { report } = await page(openCase, { id }, here);
  return (
    <AdminFrame
      frame={frame}
      current="/admin/reports"
      way={[{ href: "/admin/reports", label: "Reports" }]}
      lead={reasonOf(report)}
      title={report.profile.name}
    >
      <DoneNote done={done} messages={DONE} />
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <CaseState report={report} />
        {!report.decidedAt && <Taking report={report} />}
      </div>
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_minmax(0,340px)] md:gap-16">
        <div className="grid min-w-0 content-start gap-9">
          {report.text && (
            <blockquote className="whitespace-pre-line font-serif text-xl [overflow-wrap:anywhere]">
              “{report.text}”
            </blockquote>
          )}
          <p className="meta -mt-6">
            {report.reporter?.name ?? "Deleted user"}, {utcMoment(report.createdAt)}
          </p>
          <ReportedLines report={report} />
          <Asked report={report} />
          <Outcome report={report} />
        </div>
        <Facts report={report} />
      </div>
    </AdminFrame>
  );
}

function Taking({ report: { id, takenBy } }: { report: OpenedCaseView }) {
  return takenBy ? (
    <ActionForm action={releaseReport} fields={{ id }} size="sm" busyLabel="Leaving">
      Leave it to others
    </ActionForm>
  ) : (
    <ActionForm action={takeReport} fields={{ id }} size="sm" busyLabel="Taking">
      Take it
    </ActionForm>
  );
}

/** What the account was asked and answered, or the form that asks it. */
function Asked({ report: { id, asked, account, decidedAt } }: { report: OpenedCaseView }) {
  if (!asked && (decidedAt || !account || account.closed)) return null;
  return (
    <section aria-labelledby="asked" className="border-ink border-t-2 pt-4">
      <h2 id="asked" className="h4 mb-2">
        Ask the account
      </h2>
      {asked ? (
        <>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">“{asked.question}”</p>
          <p className="meta mt-1 mb-4">
            {asked.by ?? "Deleted user"}, {utcMoment(asked.at)}
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{asked.answer ?? "No answer yet."}</p>
          {asked.answeredAt && <p className="meta mt-1">Answered {utcMoment(asked.answeredAt)}</p>}
        </>
      ) : (
        <TextForm
          action={askAccount}
          storedAs={`report-question:${id}`}
          hidden={{ id }}
          name="question"
          label="Question"
          help="Without the reporter's name. The account answers once"
          max={reportLimits.question}
          submit="Ask"
        />
      )}
    </section>
  );
}

/** The decision, or the form that makes it. */
function Outcome({ report }: { report: OpenedCaseView }) {
  const { decidedAt, decidedBy, statement, proposedBy, state } = report;
  if (decidedAt) {
    return (
      <section aria-labelledby="decision" className="border-ink border-t-2 pt-4">
        <h2 id="decision" className="h4">
          Decided by {decidedBy ?? "Deleted user"}, {utcMoment(decidedAt)}
        </h2>
        <p className="mt-2">{statement}</p>
      </section>
    );
  }
  return (
    <section aria-label="Decision" className="border-ink border-t-2 pt-4">
      {state === "CLOSING" && (
        <p className="mb-4 text-sm text-warn">
          {proposedBy ?? "A colleague"} wants the account closed. A second member of staff confirms it with
          the same choice, or decides otherwise.
        </p>
      )}
      <DecisionForm id={report.id} subject={report.subject} statement={statement} />
    </section>
  );
}

function Facts({ report }: { report: OpenedCaseView }) {
  const { account, reportsOfProfile, breaches, reportsOfReporter, upheldOfReporter } = report;
  const facts = [
    `Reports of this profile: ${reportsOfProfile}, breaches: ${breaches}`,
    `The reporter's earlier reports: ${reportsOfReporter} decided, ${upheldOfReporter} upheld`,
    account ? `Joined ${utcDay(account.createdAt)}` : "The account is gone",
    ...(account?.held ? ["The account is on hold"] : []),
    ...(account?.closed ? ["The account is closed"] : []),
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="h4">
        Facts
      </h2>
      <ul className="mt-2 border-rule border-t text-sm">
        {facts.map((fact) => (
          <li key={fact} className="border-rule border-b py-2.5">
            {fact}
          </li>
        ))}
      </ul>
      {account && (
        <p className="mt-4">
          <a href={`/admin/people/${account.id}`} className="link text-sm">
            Open the account
          </a>
        </p>
      )}
    </section>
  );
}
