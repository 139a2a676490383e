import {
  BadgeCheck,
  Bell,
  Building2,
  CreditCard,
  Database,
  Download,
  Eye,
  Images,
  Megaphone,
  Newspaper,
  PencilLine,
  Phone,
  Search,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import type { SettingsLink } from "@/components/accounts/settings/settings-group";
import { IMPORT_PATH, IMPORT_TITLE, importLabels } from "@/components/newsrooms/imports/labels";
import { countsText } from "@/components/pitching/pitch-pages/labels";
import { builderPath } from "@/components/profiles/builders/paths";
import { CONTACTS_PATH } from "@/components/profiles/forms/paths";
import { WORK_PATH, workLabels } from "@/components/profiles/work-samples/labels";
import type { SecurityView, UserView } from "@/lib/domain/accounts/accounts/schema";
import { planLine } from "@/lib/domain/accounts/plans/rules";
import type { PitchPageListView } from "@/lib/domain/pitching/pitch-pages/schema";
import { VERIFICATION_PATH } from "@/lib/domain/profiles/evidence/rules";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import type { OwnProfileView } from "@/lib/domain/profiles/profiles/schema";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";

type SettingsFacts = {
  user: UserView;
  profile: OwnProfileView;
  security: SecurityView;
  /** The counts of a brand's or a source's newsroom; null for others. */
  pitchPages: PitchPageListView["counts"] | null;
  beta: boolean;
};

const listed = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");

/** The rows of /settings by group. A row is listed once the screen behind it exists. */
export const settingsGroups: { title: string; rows: (facts: SettingsFacts) => SettingsLink[] }[] = [
  { title: "What others see", rows: publicRows },
  { title: "You", rows: personalRows },
  { title: "Account", rows: accountRows },
];

function publicRows({ user, profile, pitchPages }: SettingsFacts): SettingsLink[] {
  return [
    {
      href: `${builderPath(user.userType.toLowerCase() as UserType)}?from=settings`,
      icon: <PencilLine aria-hidden />,
      title: isNewsroom(user) ? "Edit profile and newsroom" : "Edit profile",
      summary: isNewsroom(user)
        ? "Name, About, social media, stories, topics"
        : "Name, About, social media, expertise, work",
    },
    ...(isNewsroom(user)
      ? [
          {
            href: "/releases/featured",
            icon: <Newspaper aria-hidden />,
            title: user.userType === "SOURCE" ? "Featured topics" : "Featured stories",
            summary: "What your newsroom opens with, and in which order",
          },
          {
            href: CONTACTS_PATH,
            icon: <Phone aria-hidden />,
            title: "Contacts",
            summary: "Press contacts, boilerplate, facts, perks",
          },
        ]
      : [
          {
            href: WORK_PATH,
            icon: <Images aria-hidden />,
            title: workLabels.title,
            summary: workLabels.summary,
          },
        ]),
    ...(pitchPages
      ? [
          {
            href: "/pitch-pages",
            icon: <Megaphone aria-hidden />,
            title: "Pitch pages",
            summary: "One story, its perks and assets, at its own address",
            value: countsText(pitchPages),
          },
        ]
      : []),
    ...(profile.userType === "PRESS"
      ? [
          {
            href: "/requests",
            icon: <Search aria-hidden />,
            title: "Currently Seeking",
            summary: "Whom and what you look for, on your profile and card",
            // The number counts all open requests, since a profile shows as many as may be open.
            value:
              profile.currentSearches.length > 0 ? `${profile.currentSearches.length} open` : "None open",
          },
        ]
      : []),
    {
      href: IMPORT_PATH,
      icon: <Download aria-hidden />,
      title: IMPORT_TITLE,
      summary: isNewsroom(user) ? importLabels.newsroomSummary : importLabels.workSummary,
    },
    {
      href: VERIFICATION_PATH,
      icon: <BadgeCheck aria-hidden />,
      title: "Verification",
      summary: "What counts, what is missing, and how to add to it",
      value: user.isVerified ? "Verified" : "Not verified yet",
    },
  ];
}

function personalRows({ user, profile }: SettingsFacts): SettingsLink[] {
  const { preferences } = user;
  return [
    {
      href: "/settings/account",
      icon: <UserRound aria-hidden />,
      title: "Account settings",
      summary: "Name, title, location, picture, e-mail, websites",
      value: listed([profile.title, profile.location]),
    },
    {
      href: "/settings/notifications",
      icon: <Bell aria-hidden />,
      title: "Notifications",
      summary: "By mail and in the app, quiet hours, digests",
      value: preferences.quietHours
        ? `Quiet ${preferences.quietFrom} to ${preferences.quietUntil}`
        : "No quiet hours",
    },
    {
      href: "/settings/privacy",
      icon: <Eye aria-hidden />,
      title: "Privacy",
      summary: "Who finds you, who may write, what AI may read",
      value: preferences.publicProfile ? "Visible" : "Hidden",
    },
  ];
}

function accountRows({ user, security, beta }: SettingsFacts): SettingsLink[] {
  const { twoFactor } = security;
  return [
    {
      href: "/settings/security",
      icon: <ShieldCheck aria-hidden />,
      title: "Security",
      summary: "Password, two-factor, signed-in devices",
      value: twoFactor.enabled ? "Two-factor is on" : "Two-factor is off",
      risk: !twoFactor.enabled,
    },
    ...(user.company
      ? [
          {
            href: "/settings/company",
            icon: <Building2 aria-hidden />,
            title: "Company",
            summary: "Your membership, and leaving",
            value: user.company.name,
          },
        ]
      : []),
    {
      href: "/settings/data",
      icon: <Database aria-hidden />,
      title: "Data",
      summary: "Export everything, delete the account",
    },
    {
      href: "/settings/subscription",
      icon: <CreditCard aria-hidden />,
      title: "Subscription",
      summary: "Plan and limits",
      value: planLine(user.plan, beta),
    },
  ];
}
