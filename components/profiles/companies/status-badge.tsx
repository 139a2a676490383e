import { CircleCheck, CirclePause, CircleSlash, Eye, FilePen, Hourglass } from "lucide-react";
import { Badge, type BadgeTone } from "@/components/ui/badge";

const statuses = {
  ACTIVE: { label: "Active", tone: "good", Icon: CircleCheck },
  PAUSED: { label: "Paused", tone: "warn", Icon: CirclePause },
  DRAFT: { label: "Draft", tone: "plain", Icon: FilePen },
  INACTIVE: { label: "Inactive", tone: "plain", Icon: CircleSlash },
  INVITED: { label: "Pending invite", tone: "warn", Icon: Hourglass },
  READ_ONLY: { label: "Read-only", tone: "warn", Icon: Eye },
  OVER: { label: "Out of date", tone: "warn", Icon: CircleSlash },
} as const satisfies Record<string, { label: string; tone: BadgeTone; Icon: typeof CircleCheck }>;

/** The status of a newsroom, a member or an invitation. */
export function StatusBadge({ status }: { status: keyof typeof statuses }) {
  const { label, tone, Icon } = statuses[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  );
}
