import { Clock, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { CardBlock } from "@/components/matching/matches/card-block";
import { AiVerifiedBadge } from "@/components/ui/badge";
import { FiveWs } from "@/components/ui/five-ws";
import type { CardView } from "@/lib/domain/matching/matches/schema";
import { utcDay } from "@/lib/utils/dates";

const clamp = (text: string) => (text ? <span className="line-clamp-2">{text}</span> : "");

/** A journalist shows the newest open request. */
export function CurrentlySeeking({ profile }: { profile: CardView }) {
  const [search] = profile.currentSearches;
  if (!search) return null;
  const until = search.deadline && `Until ${utcDay(search.deadline)}`;
  return (
    <CardBlock title="Currently Seeking">
      <FiveWs
        shape="compact"
        values={{ what: clamp(search.title), why: clamp(search.description), when: until ?? "" }}
      />
    </CardBlock>
  );
}

/** Everybody else shows the newest active pitch in its What, Why and Who, its place and time. */
export function ActivePitch({ profile }: { profile: CardView }) {
  const [pitch] = profile.currentPitches;
  if (!pitch) return null;
  return (
    <CardBlock title="Active Pitch" note={pitch.aiNewsworthy && <AiVerifiedBadge />}>
      <p className="h4 mb-1.5 [overflow-wrap:anywhere]">{pitch.title}</p>
      <FiveWs
        shape="compact"
        values={{ what: clamp(pitch.what), why: clamp(pitch.why), who: clamp(pitch.who) }}
      />
      {(pitch.where || pitch.when) && (
        <ul aria-label="Details" className="meta mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          <Detail icon={<MapPin aria-hidden />}>{pitch.where}</Detail>
          <Detail icon={<Clock aria-hidden />}>{pitch.when}</Detail>
        </ul>
      )}
    </CardBlock>
  );
}

function Detail({ icon, children }: { icon: ReactNode; children: string }) {
  if (!children) return null;
  return (
    <li className="flex min-w-0 items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:flex-none">
      {icon}
      <span className="line-clamp-1 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}
