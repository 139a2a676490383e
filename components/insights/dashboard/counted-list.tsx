"use client";

import { ThumbsDown, ThumbsUp } from "lucide-react";
import { statusLabels } from "@/components/pitching/inbox/labels";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { When } from "@/components/ui/when-time";
import type { CountedPitch } from "@/lib/domain/insights/dashboard/schema";
import { localBrief } from "@/lib/utils/dates";

/** Each row leads to its pitch in the inbox. */
export function CountedList({ pitches }: { pitches: CountedPitch[] }) {
  if (pitches.length === 0) return <p className="py-5 text-ink-2 text-sm">Nothing is counted yet.</p>;
  return (
    <ul className="mt-6">
      {pitches.map(({ id, title, party, state, sentAt, rating }) => {
        const { word, tone } = statusLabels[state];
        return (
          <li key={id} className="border-rule border-t first:border-t-0">
            <Link
              href={`/matching?tab=inbox&pitch=${id}`}
              prefetch={false}
              className="group grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3.5 py-3.5"
            >
              {party ? <ProfilePicture profile={party} /> : <span />}
              <span className="min-w-0">
                <span className="block font-[560] text-pretty text-sm [overflow-wrap:anywhere] group-hover:underline">
                  {title}
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
                    <Badge tone={tone}>{word}</Badge>
                  )}
                  <span className="meta">{party?.name ?? "Somebody"}</span>
                  {sentAt && <When iso={sentAt} as={localBrief} className="meta num" />}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
