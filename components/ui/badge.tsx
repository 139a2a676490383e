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

/** Give an icon where the colour alone would carry the meaning. */
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

/** A profile whose identity was checked has this mark in its accent. */
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

/** The tier is always the lanyard, always named. `short` is for places whose heading already says Presse Pass. */
export function PressePassMark({ tier, short = false }: { tier: Tier; short?: boolean }) {
  return (
    <span className={cn(tierLook, tierColors[tier])}>
      <IdCardLanyard aria-hidden />
      {short ? <span className="sr-only">Presse Pass: </span> : "Presse Pass: "}
      {tierNames[tier]}
    </span>
  );
}

/** The tier is always the thumb, always named. `short` is for places whose heading already says Reputation. */
export function ReputationMark({ tier, short = false }: { tier: Tier; short?: boolean }) {
  return (
    <span className={cn(tierLook, tierColors[tier])}>
      <ThumbsUp aria-hidden />
      {short ? <span className="sr-only">Reputation: </span> : "Reputation: "}
      {tierNames[tier]}
    </span>
  );
}

export function ActiveBadge() {
  return (
    <Badge tone="good" icon={<Check aria-hidden />}>
      Active
    </Badge>
  );
}

/** The news-value model found the pitch newsworthy. */
export function AiVerifiedBadge() {
  return (
    <Badge tone="good" icon={<Sparkles aria-hidden />}>
      AI Verified
    </Badge>
  );
}

export function PremiumBadge() {
  return <Badge>PREMIUM</Badge>;
}
