import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { formFields, toStored } from "@/components/profiles/forms/profile-values";
import { CampaignsEditor } from "@/components/profiles/work-samples/campaigns-editor";
import { CAMPAIGNS_PATH, WORK_PATH, workLabels } from "@/components/profiles/work-samples/labels";
import { LinkButton } from "@/components/ui/link-button";
import { ownPathOf } from "@/lib/domain/profiles/profiles/identity";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { wayFrom } from "../../way";

export const metadata: Metadata = { title: "Campaigns", robots: { index: false } };
export const dynamic = "force-dynamic";

/** The campaigns open a creator's page. Other accounts get the 404 of the list. */
export default async function CampaignsPage() {
  const [frame, { profile }] = await Promise.all([
    readFrame(CAMPAIGNS_PATH),
    page(getOwnProfile, {}, CAMPAIGNS_PATH),
  ]);
  if (profile.userType !== "PAID_MEDIA") notFound();
  return (
    <MatchingFrame frame={frame} current={WORK_PATH}>
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user, { href: WORK_PATH, label: workLabels.title })}
          title="Campaigns"
          actions={
            <>
              <LinkButton href={WORK_PATH} variant="text">
                {workLabels.all}
              </LinkButton>
              <LinkButton href={ownPathOf(profile)} className="max-sm:hidden">
                <ExternalLink aria-hidden />
                View profile
              </LinkButton>
            </>
          }
        />
        <CampaignsEditor first={toStored(profile, formFields.stories)} userId={frame.user.id} />
      </AppPage>
    </MatchingFrame>
  );
}
