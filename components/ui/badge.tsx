import { BadgeCheck, Check, IdCardLanyard, Sparkles, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

export type BadgeTone = "plain" | "accent" | "good" | "warn" | "bad";

const tones: Record<BadgeTone, string> = {
  plain: "bg-sunk text-ink-2",
  accent: "bg-accent-tint text-accent",
  good: "bg-good-tint text-good",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
};

/** A state's label on its tint. Give an icon where the colour alone would carry the meaning. */
export function Badge({
  tone = "plain",
  icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 whitespace-nowrap rounded-sm px-[7px] py-0.5 font-[560] text-2xs [&_svg]:size-[13px]",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** The mark of a profile whose identity was checked, in the profile's accent. */
export function VerifiedMark() {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-[640] text-2xs text-accent tracking-[0.07em]">
      <BadgeCheck aria-hidden className="size-4" />
      VERIFIED
    </span>
  );
}

export type Tier = "gold" | "silver" | "bronze";

const tierColors: Record<Tier, string> = { gold: "text-gold", silver: "text-silver", bronze: "text-bronze" };
const tierNames: Record<Tier, string> = { gold: "Gold", silver: "Silver", bronze: "Bronze" };
const tierLook = "inline-flex items-center gap-1.5 font-[560] text-xs [&_svg]:size-[18px]";

/** Presse Pass tier: always the lanyard, always named. `short` where a heading already says Presse Pass. */
export function PressePassMark({ tier, short = false }: { tier: Tier; short?: boolean }) {
  return (
    <span className={cn(tierLook, tierColors[tier])}>
      <IdCardLanyard aria-hidden />
      {short ? <span className="sr-only">Presse Pass: </span> : "Presse Pass: "}
      {tierNames[tier]}
    </span>
  );
}

/** Reputation tier: always the thumb, always named. `short` where a heading already says Reputation. */
export function ReputationMark({ tier, short = false }: { tier: Tier; short?: boolean }) {
  return (
    <span className={cn(tierLook, tierColors[tier])}>
      <ThumbsUp aria-hidden />
      {short ? <span className="sr-only">Reputation: </span> : "Reputation: "}
      {tierNames[tier]}
    </span>
  );
}

/** A pitch in use. */
export function ActiveBadge() {
  return (
    <Badge tone="good" icon={<Check aria-hidden />}>
      Active
    </Badge>
  );
}

/** A pitch the news-value model found newsworthy. */
export function AiVerifiedBadge() {
  return (
    <Badge tone="good" icon={<Sparkles aria-hidden />}>
      AI Verified
    </Badge>
  );
}

/** An account on the premium plan. */
export function PremiumBadge() {
  return <Badge>PREMIUM</Badge>;
}
