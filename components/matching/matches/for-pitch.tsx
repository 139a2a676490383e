"use client";

import { useId, useOptimistic, useTransition } from "react";
import { useRouter } from "@/components/layout/acting";
import { allPitchesLabel, forPitchPath } from "@/components/matching/matching/for-pitch-address";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { Select } from "@/components/ui/select";

/** Every score on the page is for the pitch chosen here. There is nothing to choose with fewer than two. */
export function ForPitch({ pitches, pitchId }: { pitches: SavedPitch[]; pitchId: string | undefined }) {
  const router = useRouter();
  const id = useId();
  const [pending, start] = useTransition();
  // The choice shows at once; the lists follow with the server's answer.
  const [chosen, choose] = useOptimistic(pitchId ?? "");
  if (pitches.length < 2) return null;
  return (
    <span className="flex min-w-0 items-center gap-2.5 max-md:flex-1">
      <label htmlFor={id} className="meta max-md:sr-only">
        For<span className="sr-only"> the pitch</span>
      </label>
      <Select
        id={id}
        className="min-w-0 text-sm max-md:flex-1 md:w-60"
        aria-busy={pending || undefined}
        value={chosen}
        onChange={({ target: { value } }) =>
          start(() => {
            choose(value);
            router.replace(forPitchPath(value || undefined), { scroll: false });
          })
        }
      >
        <option value="">{allPitchesLabel(pitches.length)}</option>
        {pitches.map((pitch) => (
          <option key={pitch.id} value={pitch.id}>
            {pitch.title}
          </option>
        ))}
      </Select>
      <span role="status" className="sr-only">
        {pending ? "Scoring" : ""}
      </span>
    </span>
  );
}
