import { CircleCheck, Hourglass, Sparkle } from "lucide-react";
import type { ReactNode } from "react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { ActivityEntry } from "@/lib/domain/insights/dashboard/schema";
import { timeAgo } from "@/lib/utils/dates";
import { quoted } from "@/lib/utils/quoted";

type Status = NonNullable<ActivityEntry["status"]>;
const badges: Record<Status, { label: string; tone: BadgeTone; icon: ReactNode }> = {
  new: { label: "New", tone: "accent", icon: <Sparkle aria-hidden /> },
  pending: { label: "Pending", tone: "plain", icon: <Hourglass aria-hidden /> },
  completed: { label: "Completed", tone: "plain", icon: <CircleCheck aria-hidden /> },
  positive: { label: "Positive", tone: "good", icon: <CircleCheck aria-hidden /> },
};

type PitchState = NonNullable<ActivityEntry["state"]>;
const NOBODY = "Somebody";

type Side = NonNullable<ActivityEntry["side"]>;
type Say = (name: ReactNode, title: string) => ReactNode;
/** Who acted is named first. */
const they =
  (did: string): Say =>
  (name, title) => (
    <>
      {name} {did} {quoted(title)}
    </>
  );
const you =
  (did: string, link: string): Say =>
  (name, title) => (
    <>
      You {did} {quoted(title)} {link} {name}
    </>
  );

/** Says what happened to a pitch, to each of its two sides. */
const ofPitch: Record<PitchState, Record<Side, Say>> = {
  UNSENT: { sender: you("wrote", "to"), recipient: they("writes") },
  SENT: { sender: you("sent", "to"), recipient: they("sent you") },
  READ: { sender: they("read"), recipient: they("sent you") },
  ACCEPTED: { sender: they("accepted"), recipient: you("accepted", "from") },
  DECLINED: { sender: they("declined"), recipient: you("declined", "from") },
  COMPLETED: { sender: they("worked with you on"), recipient: they("worked with you on") },
  EXPIRED: { sender: they("did not answer"), recipient: you("did not answer", "from") },
  WITHDRAWN: { sender: you("withdrew", "to"), recipient: they("withdrew") },
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
        <>
          <ul>
            {activity.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} entry={entry} now={now} />
            ))}
          </ul>
          <p className="border-rule border-t pt-2">
            <LinkButton href="/matching?tab=inbox" variant="text" size="sm" className="-ml-2">
              All activity
            </LinkButton>
          </p>
        </>
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
              ofPitch[state][side](name, title)
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
