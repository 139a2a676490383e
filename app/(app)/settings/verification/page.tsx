import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { MarkSummary } from "@/components/profiles/verification/mark-summary";
import { SiteProof } from "@/components/profiles/verification/site-proof";
import { SubmissionList } from "@/components/profiles/verification/submission-list";
import { SubmitForm } from "@/components/profiles/verification/submit-form";
import { DoneNote } from "@/components/ui/done-note";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { readVerification } from "@/lib/domain/profiles/evidence/queries";
import { VERIFICATION_PATH } from "@/lib/domain/profiles/evidence/rules";
import { settings } from "@/lib/platform/settings/settings";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Verification", robots: { index: false } };
export const dynamic = "force-dynamic";

/** A form that led back here names what it did. */
const DONE: Record<string, string> = {
  submitted: "Submitted. We look at it now, and notify you of the result.",
  removed: "Removed. Your marks are computed anew.",
  appealed: "Sent. Our staff looks at it and notifies you, by mail too.",
  token: "Your proof is ready: put it on your website, then have us look.",
  checking: "We look at your website now, and notify you of the result.",
};

export default async function VerificationPage({ searchParams }: SearchProps) {
  const [{ done }, { verification }] = await Promise.all([
    searchParams,
    page(readVerification, {}, VERIFICATION_PATH),
  ]);
  const { kinds, submissions, profileUrl } = verification;
  return (
    <SettingsSubPage
      here={VERIFICATION_PATH}
      title="Verification"
      width="list"
      lede="Marks are computed from evidence, never typed in. Here is what counts, what is missing, and how to add to it."
    >
      <DoneNote done={done} messages={DONE} />
      {verification.mayReview && (
        <div className="mb-8">
          <LinkButton href="/admin/reviews">Review appeals</LinkButton>
        </div>
      )}
      <MarkSummary verification={verification} />
      {kinds.length > 0 && (
        <>
          <Section
            title="What you submitted"
            note={submissions.length > 0 ? `${submissions.length} of 100` : undefined}
            className="mt-12"
          >
            <SubmissionList submissions={submissions} />
          </Section>
          <Section title="Submit evidence" className="mt-12">
            <SubmitForm
              kinds={kinds}
              newest={
                submissions
                  .map(({ id }) => id)
                  .toSorted()
                  .at(-1) ?? "none"
              }
              profileAddress={`${settings().APP_URL}${profileUrl}`}
            />
          </Section>
        </>
      )}
      <SiteProof verification={verification} />
    </SettingsSubPage>
  );
}
