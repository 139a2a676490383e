import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { WORK_PATH, workLabels } from "@/components/profiles/work-samples/labels";
import { WorkForm } from "@/components/profiles/work-samples/work-form";
import { listOwnWork } from "@/lib/domain/profiles/work-samples/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { wayFrom } from "../../way";

export const metadata: Metadata = { title: "New piece", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = `${WORK_PATH}/new`;

/** Accounts without work get the 404 of the list. */
export default async function NewWorkPage() {
  const [frame] = await Promise.all([readFrame(HERE), page(listOwnWork, { limit: 1 }, HERE)]);
  return (
    <MatchingFrame frame={frame} current={WORK_PATH}>
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user, { href: WORK_PATH, label: workLabels.title })}
          title="New piece"
        />
        <WorkForm sample={null} isCreator={frame.user.userType === "PAID_MEDIA"} />
      </AppPage>
    </MatchingFrame>
  );
}
