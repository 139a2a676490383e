import { ArrowRight } from "lucide-react";
import { builderPath } from "@/components/profiles/builders/paths";
import { WORK_PATH } from "@/components/profiles/work-samples/labels";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { NamedIcon } from "@/components/ui/named-icon";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import type { DashboardView } from "@/lib/domain/insights/dashboard/schema";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { ANSWER_DAYS } from "@/lib/product";
import { cn } from "@/lib/utils/cn";
import { utcDay } from "@/lib/utils/dates";

type Step = { icon: string; title: string; text: string; href: string };

/** The steps follow from the account's own state; the most urgent is first, and what is done is none any more. */
export function nextSteps(
  { profile, userType, twoFactorUntil }: UserView,
  { counts, done }: DashboardView,
): Step[] {
  const steps: (Step | false)[] = [
    twoFactorUntil !== null && {
      icon: "shield-check",
      title: "Set up two-factor sign-in",
      text: `Your company asks for it: needed from ${utcDay(twoFactorUntil)} on.`,
      href: "/settings/two-factor",
    },
    !profile.complete && {
      icon: "user",
      title: "Set up your profile",
      text: "With a name, a title and a location you appear in Discover.",
      href: "/setup-profile",
    },
    counts.receivedPitches > 0 && {
      icon: "inbox",
      title: counts.receivedPitches === 1 ? "Answer a pitch" : `Answer ${counts.receivedPitches} pitches`,
      text: `A pitch waits ${ANSWER_DAYS} days for its answer.`,
      href: "/matching?tab=inbox",
    },
    counts.unreadMessages > 0 && {
      icon: "message-circle",
      title: counts.unreadMessages === 1 ? "Read a message" : `Read ${counts.unreadMessages} messages`,
      text: "From those you matched or work with.",
      href: "/matching?tab=inbox",
    },
    profile.complete &&
      !done.about && {
        icon: "file-text",
        title: isNewsroom({ userType }) ? "Build your newsroom" : "Build your profile",
        text: "Step by step, with a live preview. Everything can be changed later.",
        href: builderPath(userType.toLowerCase() as UserType),
      },
    counts.activeDrafts === 0 && {
      icon: "file-text",
      title: "Write a pitch in five lines",
      text: "Matching starts with one pitch in use: who, what, where, when, why.",
      href: "/matching?tab=create-pitch",
    },
    userType === "PRESS" &&
      !done.request && {
        icon: "message-circle",
        title: "Say what you are seeking",
        text: "Brands and sources read it on your profile and your card.",
        href: "/requests",
      },
    !isNewsroom({ userType }) &&
      !done.work && {
        icon: "image",
        title: "Show your work",
        text:
          userType === "PRESS"
            ? "Every piece with its picture, and those of before."
            : "Reels that play on your profile, campaigns and everything else.",
        href: WORK_PATH,
      },
    isNewsroom({ userType }) &&
      !done.release && {
        icon: "newspaper",
        title: "Publish a release",
        text: "Now, at a time you set, or under embargo. Your followers hear of it.",
        href: "/releases",
      },
    isNewsroom({ userType }) &&
      !done.asset && {
        icon: "image",
        title: "Add photos and other assets",
        text: "Press takes them from your newsroom, with caption and credit.",
        href: "/assets",
      },
  ];
  return steps.filter((step) => step !== false);
}

/** These may be done at any time. Admins of several newsrooms read the figures of all of them. */
export function quickActions({ plan }: Pick<UserView, "plan">, newsrooms = 1): Step[] {
  const find = { icon: "compass", title: "Find New Matches", text: "Every card says why it fits." };
  const figures = {
    icon: "chart-no-axes-column",
    title: "View Analytics",
    text: "Each figure, and how it is counted.",
  };
  const together = { ...figures, title: "Analytics of all newsrooms" };
  const update = { icon: "user", title: "Update Profile", text: "What others see, and how you are reached." };
  return [
    { ...find, href: "/matching" },
    { ...update, href: "/settings" },
    ...(plan === "premium" ? [{ ...figures, href: "/analytics" }] : []),
    ...(newsrooms > 1 ? [{ ...together, href: "/company-management/analytics" }] : []),
  ];
}

/** Newsrooms begin with a new pitch. */
export function QuickActions({ user, newsrooms }: { user: UserView; newsrooms?: number }) {
  return (
    <>
      {isNewsroom(user) && (
        <LinkButton href="/pitch/new" variant="ink" className="my-3 w-full">
          Create New Pitch
        </LinkButton>
      )}
      <StepLinks steps={quickActions(user, newsrooms)} brief />
    </>
  );
}

/** Brief ones are a title alone. */
export function StepLinks({ steps, brief = false }: { steps: Step[]; brief?: boolean }) {
  return (
    <ul>
      {steps.map(({ icon, title, text, href }) => (
        <li key={title} className="border-rule border-b">
          <Link
            href={href}
            className={cn(
              "group grid grid-cols-[24px_minmax(0,1fr)_20px] items-center gap-4",
              brief ? "min-h-12" : "min-h-16 py-3",
            )}
          >
            <NamedIcon name={icon} className="size-5 text-ink-3" />
            <span>
              <span className={cn("block group-hover:underline", brief ? "font-[520] text-sm" : "h4")}>
                {title}
              </span>
              {!brief && <span className="meta block">{text}</span>}
            </span>
            <ArrowRight aria-hidden className="size-5 text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
