import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { ReleaseView } from "@/lib/domain/newsrooms/releases/schema";

type State = ReleaseView["state"];

const looks: Record<State, [string, BadgeTone]> = {
  DRAFT: ["Draft", "plain"],
  SCHEDULED: ["Scheduled", "warn"],
  EMBARGOED: ["Under embargo", "warn"],
  PUBLISHED: ["Published", "good"],
  CORRECTED: ["Corrected", "good"],
  WITHDRAWN: ["Withdrawn", "bad"],
};

export const stateName = (state: State) => looks[state][0];

export function StateBadge({ state }: { state: State }) {
  const [word, tone] = looks[state];
  return <Badge tone={tone}>{word}</Badge>;
}
