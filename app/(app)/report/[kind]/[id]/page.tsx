import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { SearchProps } from "@/app/(auth)/search-props";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { ReportForm } from "@/components/staff/reports/report-form";
import { ActionForm } from "@/components/ui/action-form";
import { DoneNote } from "@/components/ui/done-note";
import { LinkButton } from "@/components/ui/link-button";
import { block } from "@/lib/actions/reports";
import { getReportTarget } from "@/lib/domain/staff/reports/queries";
import { reportedKinds, reportPath, subjectLabels } from "@/lib/domain/staff/reports/rules";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../../matching-frame";

export const metadata: Metadata = { title: "Report or block", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = SearchProps & { params: Promise<{ kind: string; id: string }> };

const DONE = {
  reported: "Thank you. Our staff look at it, and you are notified of what they decide.",
};

/** A profile, a pitch or a message is reported here, and its profile blocked. */
export default async function ReportPage({ params, searchParams }: Props) {
  const [{ kind, id }, { done }] = await Promise.all([params, searchParams]);
  const subject = reportedKinds.find((one) => one === kind);
  if (!subject) notFound();
  const here = reportPath(subject, id);
  const [frame, { target }] = await Promise.all([
    readFrame(here),
    page(getReportTarget, { subject, id }, here),
  ]);
  const { profile, title, reported, blocked } = target;
  return (
    <MatchingFrame frame={frame} current={here}>
      <AppPage>
        <AppPageHead lead={profile.name} title="Report or block" />
        <DoneNote done={done} messages={DONE} />
        <div className="grid max-w-[1040px] gap-12 md:grid-cols-[minmax(0,1fr)_minmax(0,340px)] md:gap-16">
          <section aria-labelledby="report" className="min-w-0 border-ink border-t-2 pt-4">
            <h2 id="report" className="h3">
              Report
            </h2>
            <p className="meta mt-1 mb-4">
              {subjectLabels[subject]} of {profile.name}. They do not learn who reported it.
            </p>
            {subject !== "profile" && (
              <blockquote className="mb-5 line-clamp-6 whitespace-pre-line rounded-md bg-sunk px-4 py-3 text-sm [overflow-wrap:anywhere]">
                {title}
              </blockquote>
            )}
            {reported ? (
              <>
                <p className="mb-4">You have reported this. Our staff look at it.</p>
                <LinkButton href="/settings/privacy#reports">Your reports</LinkButton>
              </>
            ) : (
              <ReportForm target={target} />
            )}
          </section>
          <section aria-labelledby="block" className="min-w-0 border-ink border-t-2 pt-4">
            <h2 id="block" className="h3">
              Block
            </h2>
            <p className="meta mt-1 mb-4">
              No pitches, messages, requests or suggestions between you and {profile.name}, until you unblock
              them. They are not told.
            </p>
            {blocked ? (
              <>
                <p className="mb-4">You have blocked {profile.name}.</p>
                <LinkButton href="/settings/privacy#blocks">Blocked profiles</LinkButton>
              </>
            ) : (
              <ActionForm
                action={block}
                fields={{ profileId: profile.id }}
                variant="bad"
                busyLabel="Blocking"
              >
                Block {profile.name}
              </ActionForm>
            )}
          </section>
        </div>
      </AppPage>
    </MatchingFrame>
  );
}
