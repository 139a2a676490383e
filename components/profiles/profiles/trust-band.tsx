import { IdCardLanyard, ThumbsUp } from "lucide-react";
import { type ReactNode, useId } from "react";
import { countOf } from "@/components/profiles/profiles/labels";
import type { Tier } from "@/components/ui/badge";
import { pressePassTooltips } from "@/lib/domain/profiles/evidence/presse-pass";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";
import {
  reputationBadge,
  reputationLabel,
  thumbsToNextBadge,
} from "@/lib/domain/vocabulary/reputation/reputation";

const colors: Record<Tier, string> = { gold: "text-gold", silver: "text-silver", bronze: "text-bronze" };

/** The band has what others vouch for. Presse Pass and Reputation are two things, each named. */
export function TrustBand({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Trust"
      className="grid border-ink border-t-2 border-b border-b-rule max-md:grid-cols-[minmax(0,1fr)] max-md:divide-y max-md:divide-rule md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:divide-x md:divide-rule"
    >
      {children}
    </section>
  );
}

export function TrustFact({
  icon,
  title,
  level,
  tier,
  tooltip,
  children,
}: {
  icon: ReactNode;
  title: string;
  level: string;
  tier?: Tier;
  /** The meaning of the level, shown at it. */
  tooltip?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[28px_minmax(0,1fr)] content-start gap-x-3.5 gap-y-0.5 py-4 md:pr-8 md:pb-5 md:not-first:pl-8">
      <span aria-hidden className={`row-span-3 mt-0.5 [&_svg]:size-6 ${tier ? colors[tier] : "text-ink-3"}`}>
        {icon}
      </span>
      <h2 className="font-[560] text-ink-2 text-xs">{title}</h2>
      <p className={`h4 ${tier ? colors[tier] : ""}`}>
        {tooltip ? <Explained by={tooltip}>{level}</Explained> : level}
      </p>
      <p className="meta text-pretty [overflow-wrap:anywhere]">{children}</p>
    </div>
  );
}

/** CSS draws the sentence on hover and focus: a public page loads no code for it. */
function Explained({ by, children }: { by: string; children: ReactNode }) {
  const id = useId();
  return (
    <button
      type="button"
      aria-describedby={id}
      className="group relative cursor-help underline decoration-dotted underline-offset-4"
    >
      {children}
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none invisible absolute bottom-full left-0 z-10 mb-1.5 w-max max-w-[min(18rem,60vw)] rounded-md bg-ink px-3 py-2 text-left font-normal font-sans text-on-ink text-xs group-hover:visible group-focus:visible"
      >
        {by}
      </span>
    </button>
  );
}

export function PressePassFact({ level }: { level: Tier | null }) {
  return (
    <TrustFact
      icon={<IdCardLanyard />}
      title="Presse Pass"
      level={level ? reputationLabel(level) : "Not yet"}
      tier={level ?? undefined}
      tooltip={level ? pressePassTooltips[level] : undefined}
    >
      {level
        ? `${pressePassTooltips[level]}. Computed from evidence that was reviewed, never typed in.`
        : "No reviewed evidence so far: an address at the outlet, an author page, recent bylines."}
    </TrustFact>
  );
}

export function ReputationFact({ profile }: { profile: ProfileView }) {
  const { thumbsUpCount: up, thumbsDownCount: down } = profile;
  const badge = reputationBadge(up);
  const next = thumbsToNextBadge(up);
  const count = `${countOf(up, "thumb")} up, ${down === 0 ? "none" : down} down`;
  const ahead = next ? ` ${reputationLabel(next.badge)} begins at ${up + next.missing}.` : "";
  return (
    <TrustFact
      icon={<ThumbsUp />}
      title="Reputation"
      level={badge ? reputationLabel(badge) : "No badge yet"}
      tier={badge ?? undefined}
    >
      {up + down === 0
        ? "No ratings yet. They come from people after a collaboration here."
        : `${count}, from people after a collaboration.${ahead}`}
    </TrustFact>
  );
}
