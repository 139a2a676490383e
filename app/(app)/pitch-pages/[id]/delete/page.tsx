import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { deleteQuestion } from "@/components/pitching/pitch-pages/labels";
import { WaitsNote } from "@/components/profiles/companies/rights";
import { ActionForm } from "@/components/ui/action-form";
import { LinkButton } from "@/components/ui/link-button";
import { deletePitchPage } from "@/lib/actions/pitch-pages";
import { getPitchPage } from "@/lib/domain/pitching/pitch-pages/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../../matching-frame";
import { wayFrom } from "../../../way";

export const metadata: Metadata = { title: "Delete pitch page", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

/** The link to delete a pitch page leads to this question before and without scripts. */
export default async function DeletePitchPagePage({ params }: Props) {
  const { id } = await params;
  const here = `/pitch-pages/${id}/delete`;
  const [frame, { pitchPage }] = await Promise.all([readFrame(here), page(getPitchPage, { id }, here)]);
  const question = deleteQuestion(pitchPage.publishedAt !== null);
  return (
    <MatchingFrame frame={frame} current="/pitch-pages">
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user, { href: "/pitch-pages", label: "Pitch pages" })}
          lead={pitchPage.pitchTitle || pitchPage.name}
          title={question.title}
        />
        <p className="max-w-prose text-ink-2">{question.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href="/pitch-pages" variant="text">
            Cancel
          </LinkButton>
          {pitchPage.publishedAt !== null && !frame.user.acts.includes("publish") ? (
            <WaitsNote act="publish" className="self-center" />
          ) : (
            <ActionForm action={deletePitchPage} fields={{ id }} variant="bad" busyLabel="Deleting">
              Delete
            </ActionForm>
          )}
        </div>
      </AppPage>
    </MatchingFrame>
  );
}
