import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { DeleteWork } from "@/components/profiles/work-samples/delete-work";
import { WORK_PATH, workLabels } from "@/components/profiles/work-samples/labels";
import { WorkForm } from "@/components/profiles/work-samples/work-form";
import { getOwnWorkSample } from "@/lib/domain/profiles/work-samples/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { wayFrom } from "../../way";

export const metadata: Metadata = { title: "Edit piece", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

/** Another's piece is the same 404 as an unknown one. */
export default async function EditWorkPage({ params }: Props) {
  const { id } = await params;
  const here = `${WORK_PATH}/${id}`;
  const [frame, { workSample }] = await Promise.all([readFrame(here), page(getOwnWorkSample, { id }, here)]);
  return (
    <MatchingFrame frame={frame} current={WORK_PATH}>
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user, { href: WORK_PATH, label: workLabels.title })}
          title="Edit piece"
        />
        <WorkForm sample={workSample} isCreator={frame.user.userType === "PAID_MEDIA"} />
        <div className="mt-6 max-w-[60rem] border-rule border-t pt-4">
          <DeleteWork id={id} title={workSample.title || "Untitled"} label="Delete this piece" />
        </div>
      </AppPage>
    </MatchingFrame>
  );
}
