import { CircleCheck, Hourglass, Sparkle } from "lucide-react";
import type { ReactNode } from "react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { ActivityEntry } from "@/lib/domain/insights/dashboard/schema";
import { timeAgo } from "@/lib/utils/dates";

type Status = NonNullable<ActivityEntry["status"]>;
const badges: Record<Status, { label: string; tone: BadgeTone; icon: ReactNode }> = {
  new: { label: "New", tone: "accent", icon: <Sparkle aria-hidden /> },
  pending: { label: "Pending", tone: "plain", icon: <Hourglass aria-hidden /> },
  completed: { label: "Completed", tone: "plain", icon: <CircleCheck aria-hidden /> },
  positive: { label: "Positive", tone: "good", icon: <CircleCheck aria-hidden /> },
};

type PitchState = NonNullable<ActivityEntry["state"]>;
const NOBODY = "Somebody";

/** Says what happened to a pitch after the name of the other party. */
const ofPitch: Record<PitchState, { sender: string; recipient: string }> = {
  UNSENT: { sender: "will get", recipient: "writes" },
  SENT: { sender: "received", recipient: "sent you" },
  READ: { sender: "read", recipient: "sent you" },
  ACCEPTED: { sender: "accepted", recipient: "works with you on" },
  DECLINED: { sender: "declined", recipient: "got your no to" },
  COMPLETED: { sender: "worked with you on", recipient: "worked with you on" },
  EXPIRED: { sender: "did not answer", recipient: "got no answer to" },
  WITHDRAWN: { sender: "lost", recipient: "withdrew" },
};

/** A dashboard shows at most four. */
export function RecentActivity({ activity, now }: { activity: ActivityEntry[]; now: Date }) {
  return (
    <Section title="Recent Activity">
      {activity.length === 0 ? (
        <div className="grid justify-items-start gap-3 py-5">
          <p className="text-ink-2 text-sm">Matches and pitches are told here as they happen.</p>
          <LinkButton href="/matching" size="sm">
            Find Matches
          </LinkButton>
        </div>
      ) : (
        <ul>
          {activity.map((entry) => (
            <Entry key={`${entry.kind} ${entry.id}`} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Entry({ entry, now }: { entry: ActivityEntry; now: Date }) {
  const { kind, party, title, side, state, status, at } = entry;
  const badge = status && badges[status];
  const name = <b className="font-[600]">{party?.name ?? NOBODY}</b>;
  const href = kind === "match" ? "/matching?tab=matches" : `/matching?tab=inbox&pitch=${entry.id}`;
  return (
    <li className="border-rule border-t first:border-t-0">
      <Link
        href={href}
        prefetch={false}
        className="group grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3.5 py-3.5"
      >
        {party ? <ProfilePicture profile={party} /> : <span />}
        <span className="min-w-0">
          <span className="block text-pretty text-sm [overflow-wrap:anywhere] group-hover:underline">
            {kind === "match" || !state || !side ? (
              <>{name} and you matched</>
            ) : (
              <>
                {name} {ofPitch[state][side]} “{title}”
              </>
            )}
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
            {badge && (
              <Badge tone={badge.tone} icon={badge.icon}>
                {badge.label}
              </Badge>
            )}
            <span className="meta">{timeAgo(new Date(at), now)}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
