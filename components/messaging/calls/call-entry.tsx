"use client";

import { Phone, PhoneMissed, PhoneOff, PhoneOutgoing, Users, Video, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { entryTitle } from "@/components/messaging/calls/call-labels";
import { startCall } from "@/components/messaging/calls/start-call";
import { Button } from "@/components/ui/button";
import { When } from "@/components/ui/when-time";
import { wasMissed } from "@/lib/domain/messaging/calls/rules";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import { cn } from "@/lib/utils/cn";
import { localTime } from "@/lib/utils/dates";

type Entry = NonNullable<MessageView["call"]>;

/** What a call leaves in the conversation, as the side that reads it says it. */
export function CallEntry({
  message,
  call,
  mine,
  theirName,
  ownProfileId,
  marked,
}: {
  message: MessageView;
  call: Entry;
  /** The reader's side called. */
  mine: boolean;
  theirName: string;
  ownProfileId: string;
  /** A search found it. */
  marked: boolean;
}) {
  const { icon, again } = labelsOf(call, mine);
  const at = { conversationId: message.conversationId, profileId: ownProfileId };
  return (
    <li
      data-seq={message.seq}
      className={cn(
        "my-2 grid min-h-15 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-md border border-rule px-3.5 py-2 text-sm",
        marked && "shadow-[inset_0_0_0_2px_var(--accent-vivid)]",
      )}
    >
      <span className="text-ink-2 [&_svg]:size-5">{icon}</span>
      <span className="min-w-0">
        <b className="block text-pretty font-[600]">{entryTitle(call, mine, theirName)}</b>
        <span className="meta num block">
          {mine ? "You called" : `${theirName} called`}, <When iso={call.startedAt} as={localTime} />
          {call.seconds !== null && (
            <>
              {" to "}
              <When iso={message.createdAt} as={localTime} />
            </>
          )}
        </span>
      </span>
      {again && (
        <Button size="sm" onClick={() => void startCall(at, call.kind)}>
          {call.kind === "video" ? <Video aria-hidden /> : <Phone aria-hidden />}
          {again}
        </Button>
      )}
    </li>
  );
}

function labelsOf(call: Entry, mine: boolean): { icon: ReactNode; again?: string } {
  const { kind, outcome } = call;
  if (outcome === "lost") return { icon: <WifiOff aria-hidden className="text-bad" />, again: "Call again" };
  if (outcome === "declined")
    return { icon: <PhoneOff aria-hidden />, ...(mine ? {} : { again: "Call back" }) };
  if (outcome === "busy" && mine) return { icon: <Users aria-hidden />, again: "Try again" };
  if (wasMissed(call) && mine) return { icon: <PhoneOutgoing aria-hidden />, again: "Try again" };
  if (wasMissed(call)) return { icon: <PhoneMissed aria-hidden className="text-warn" />, again: "Call back" };
  const Icon = kind === "video" ? Video : Phone;
  return { icon: <Icon aria-hidden className="text-good" /> };
}
