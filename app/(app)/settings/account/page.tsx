import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { AccountForm } from "@/components/accounts/settings/account-form";
import type { NameOf } from "@/components/accounts/settings/account-values";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { formFields, toStored } from "@/components/profiles/forms/profile-values";
import { pictureTexts } from "@/components/profiles/picture/messages";
import { PictureEditor } from "@/components/profiles/picture/picture-editor";
import { DoneNote } from "@/components/ui/done-note";
import { refusalMessage } from "@/lib/core/errors";
import { me } from "@/lib/domain/accounts/accounts/queries";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import { companyActs } from "@/lib/domain/profiles/companies/rules";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import { fileLimits } from "@/lib/utils/file-limits";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Account settings", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/account";
const { saved } = settingsMessages;
const { avatar, logo } = pictureTexts;
const done = {
  ...{ saved, picture: avatar.stored, removed: avatar.removed },
  ...{ logo: logo.stored, "logo-removed": logo.removed },
};

export default async function AccountPage({ searchParams }: SearchProps) {
  const { done: act, refused, picture: sent } = await searchParams;
  const [{ user }, { profile }] = await Promise.all([page(me, {}, HERE), page(getOwnProfile, {}, HERE)]);
  return (
    <SettingsSubPage here={HERE} title="Account settings">
      <DoneNote done={act} messages={done} />
      <div className="mb-7 grid gap-6">
        <PictureEditor
          label={"logoUrl" in profile ? "Your portrait" : undefined}
          name={user.name}
          stored={profile.avatarUrl}
          alone={{ refused: sent === "logo" ? undefined : reasonFor(refused) }}
        />
        {"logoUrl" in profile && (
          <PictureEditor
            picture="logo"
            label="Newsroom logo"
            name={profile.name}
            stored={profile.logoUrl}
            alone={{ refused: sent === "logo" ? reasonFor(refused) : undefined }}
          />
        )}
      </div>
      <AccountForm
        first={toStored(profile, formFields.account)}
        userId={user.id}
        nameOf={nameOf(user, profile.name)}
        email={user.email}
      />
    </SettingsSubPage>
  );
}

/** A picture that was sent without scripts was refused for this reason, by the code of the refusal. */
function reasonFor(code: unknown): string | undefined {
  if (code === undefined) return undefined;
  if (code === "too_large") return fileLimits.picture.sentence;
  return code === "invalid_input" ? "Please choose a JPG, PNG or GIF picture" : refusalMessage(code);
}

/** A newsroom that bears its company's name is renamed with it, by those who may. */
function nameOf({ userType, company, companyName, acts }: UserView, name: string): NameOf {
  if (isNewsroomType(userType)) {
    const mayRename = acts.includes("renameCompany");
    return {
      label: userType === "BRAND" ? "Brand Name" : "Source Name",
      note: mayRename ? undefined : companyActs.renameCompany.waits,
      isNewsroom: true,
      renamesCompany: company?.name === name && mayRename,
      locked: !mayRename,
    };
  }
  const note = companyName ? `Linked to ${companyName}` : undefined;
  return { label: "Full Name", note, isNewsroom: false, renamesCompany: false, locked: false };
}
