import { CircleCheck, CircleHelp, Clock, Heart } from "lucide-react";
import type { ReactionKind } from "@/db/enums";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";

export const reactionLabels = {
  agreed: { label: "Agreed", Icon: CircleCheck },
  thanks: { label: "Thanks", Icon: Heart },
  question: { label: "Question", Icon: CircleHelp },
  later: { label: "Later", Icon: Clock },
} satisfies Record<ReactionKind, unknown>;

/** What one may do with a message; those that need the right to write are absent without it. */
export type MessageActs = {
  onReply?: (message: MessageView) => void;
  onEdit?: (message: MessageView) => void;
  onReact?: (message: MessageView, kind: ReactionKind, isGiven: boolean) => void;
  onDelete: (message: MessageView) => void;
  /** Shows the message that another one answers. */
  onShow: (seq: number) => void;
};
