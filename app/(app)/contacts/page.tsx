import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { CONTACTS_PATH } from "@/components/profiles/forms/paths";
import { PressDesk } from "@/components/profiles/forms/press-desk";
import { formFields, toStored } from "@/components/profiles/forms/profile-values";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";
import { wayFrom } from "../way";

export const metadata: Metadata = { title: "Contacts", robots: { index: false } };
export const dynamic = "force-dynamic";

/** Those without a newsroom get a 404. */
export default async function ContactsPage() {
  const [frame, { profile }] = await Promise.all([
    readFrame(CONTACTS_PATH),
    page(getOwnProfile, {}, CONTACTS_PATH),
  ]);
  if (!isNewsroomType(profile.userType)) notFound();
  return (
    <MatchingFrame frame={frame} current={CONTACTS_PATH}>
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user)}
          title="Contacts"
          actions={<div className="max-md:hidden">{frame.bell}</div>}
        />
        <PressDesk
          first={toStored(profile, formFields.desk)}
          userId={frame.user.id}
          type={profile.userType === "SOURCE" ? "source" : "brand"}
          photosOf={profile.listed ? profile.slug : null}
        />
      </AppPage>
    </MatchingFrame>
  );
}
