"use client";

import { ThumbsDown, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { statusLabels } from "@/components/pitching/inbox/labels";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { When } from "@/components/ui/when-time";
import type { CountedEntry } from "@/lib/domain/insights/figures/schema";
import { localBrief } from "@/lib/utils/dates";

/** Says what happened where the entry has no title of its own. */
const acts: Partial<Record<CountedEntry["kind"], string>> = {
  connected: "You matched or work together",
  profile_liked: "A like",
  match_made: "You matched",
  message_sent: "A message",
  profile_followed: "Began to follow you",
  profile_unfollowed: "Somebody stopped following you",
  release_published: "A release that was deleted",
  pitch_page_published: "A pitch page that was deleted",
  work_added: "A piece of work that was deleted",
  campaign: "A pitch without a title",
};
const DELETED = "A pitch that was deleted";

/** Each row is one that counts, and leads to it where it has a page of its own. */
export function CountedList({ entries }: { entries: CountedEntry[] }) {
  if (entries.length === 0) return <p className="py-5 text-ink-2 text-sm">Nothing is counted yet.</p>;
  return (
    <ul className="mt-6">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.id}`} className="border-rule border-t first:border-t-0">
          <Way href={hrefOf(entry)}>
            {entry.party ? <ProfilePicture profile={entry.party} /> : <span />}
            <Entry entry={entry} />
          </Way>
        </li>
      ))}
    </ul>
  );
}

const row = "grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3.5 py-3.5";

function Way({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <div className={row}>{children}</div>;
  return (
    <Link href={href} prefetch={false} className={row}>
      {children}
    </Link>
  );
}

function hrefOf({ kind, pitchId, party }: CountedEntry): string | undefined {
  if (kind === "story_published") return "/coverage";
  if (pitchId) return `/matching?tab=inbox&pitch=${pitchId}`;
  if (kind === "release_published") return "/releases";
  if (kind === "work_added") return "/work";
  if (kind === "campaign") return "/matching?tab=create-pitch";
  return party?.url;
}

function Entry({ entry: { kind, title, party, state, rating, at } }: { entry: CountedEntry }) {
  return (
    <span className="min-w-0">
      <span className="block font-[560] text-pretty text-sm [overflow-wrap:anywhere] in-[a:hover]:underline">
        {title || acts[kind] || DELETED}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        {rating ? (
          <Badge
            tone={rating === "UP" ? "good" : "plain"}
            icon={rating === "UP" ? <ThumbsUp aria-hidden /> : <ThumbsDown aria-hidden />}
          >
            Thumbs {rating.toLowerCase()}
          </Badge>
        ) : (
          state && <Badge tone={statusLabels[state].tone}>{statusLabels[state].word}</Badge>
        )}
        {party && <span className="meta">{party.name}</span>}
        <When iso={at} as={localBrief} className="meta num" />
      </span>
    </span>
  );
}
