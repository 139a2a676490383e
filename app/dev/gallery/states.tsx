"use client";

import { Inbox } from "lucide-react";
import { useState } from "react";
import { Example } from "@/app/dev/gallery/parts";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { Portrait } from "@/components/ui/portrait";
import { SkeletonRows } from "@/components/ui/skeleton";

const people = [
  ["Agnes Thorne", "a-agnes", "Accepted your pitch, 2 hours ago"],
  ["Kofi Asante-Bell", "a-kofi", "Sent a pitch, yesterday"],
  ["Inês Carvalho", "a-ines", "Read your pitch, Thursday"],
  ["Dario Feld", "a-dario", "Sent a pitch, 14 November"],
] as const;

export function GalleryStates() {
  const [failed, setFailed] = useState(false);
  return (
    <div className="grid gap-8 @min-[560px]:grid-cols-2">
      <Example name="Loading">
        <SkeletonRows label="Finding your perfect matches..." />
      </Example>
      <Example name="Empty">
        <EmptyState
          icon={<Inbox />}
          title="No received pitches yet"
          level={3}
          action={
            <LinkButton href="#states" variant="ink">
              Discover Matches
            </LinkButton>
          }
        >
          Pitches come once brands can see your beats. Start with a few likes.
        </EmptyState>
      </Example>
      <Example name="Error">
        <ErrorState title="Failed to load pitches" onRetry={() => {}} />
      </Example>
      <Example name="Full, with more to load">
        <ul>
          {people.map(([name, picture, line]) => (
            <li
              key={name}
              className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 border-rule border-t py-3 first:border-t-0"
            >
              <Portrait name={name} src={`/demo/${picture}.webp`} />
              <div>
                <p className="font-[600] text-sm">{name}</p>
                <p className="meta">{line}</p>
              </div>
            </li>
          ))}
        </ul>
        <LoadMore
          shown={4}
          total={96}
          noun="pitches"
          busy={false}
          failed={failed}
          onMore={() => setFailed(!failed)}
        />
      </Example>
    </div>
  );
}
