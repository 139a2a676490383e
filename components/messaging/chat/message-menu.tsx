"use client";

import { Copy, EllipsisVertical, Flag, Pencil, Reply, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { iconButtonClass } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { reactionKinds } from "@/db/enums";
import { EDIT_MINUTES } from "@/lib/domain/messaging/messages/rules";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import { reportPath } from "@/lib/domain/staff/reports/rules";
import { cn } from "@/lib/utils/cn";
import { type MessageActs, reactionLabels } from "./message-acts";
import { reactionOf } from "./reactions";

const triggerClass = cn(
  iconButtonClass,
  // No opacity: each message would be a layer of its own, which the browser puts together at every key.
  "text-transparent focus-visible:text-ink-3 data-[state=open]:text-ink-3 pointer-fine:size-8 [&_svg]:size-4",
  // A finger touches the message first: that counts as hovering, and shows the button.
  "in-[.message-row:hover]:text-ink-3",
);

/** Acts on a message: react, reply, copy, edit while it is fresh, delete, report. */
export function MessageMenu({
  message,
  mine,
  isAuthor,
  excerpt,
  ownProfileId,
  acts,
}: {
  message: MessageView;
  mine: boolean;
  isAuthor: boolean;
  /** It names the message. */
  excerpt: string;
  ownProfileId: string;
  acts: MessageActs;
}) {
  // The field takes the focus once the menu is closed: until then the item under the mouse would take it back.
  const chosen = useRef<(() => void) | null>(null);
  const after = (act: () => void) => {
    chosen.current = act;
  };
  // The log clips what lies beyond it, so the menu is placed within it.
  const [log, setLog] = useState<Element | null>(null);
  const open = ({ currentTarget }: { currentTarget: Element }) =>
    setLog(currentTarget.closest("[role=log]") ?? document.body);
  const name = `Actions of message: ${excerpt}`;
  // The menu itself is made when it is asked for: a long conversation has thousands of messages.
  if (!log)
    return (
      <button
        type="button"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={open}
        onKeyDown={(event) => event.key === "ArrowDown" && open(event)}
        className={triggerClass}
      >
        <EllipsisVertical aria-hidden />
      </button>
    );
  const minutesLeft = EDIT_MINUTES - Math.floor((Date.now() - Date.parse(message.createdAt)) / 60_000);
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger aria-label={name} className={triggerClass}>
        <EllipsisVertical aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align={mine ? "end" : "start"}
        collisionBoundary={log}
        onCloseAutoFocus={(event) => {
          if (!chosen.current) return;
          event.preventDefault();
          chosen.current();
          chosen.current = null;
        }}
      >
        {!mine && acts.onReact && (
          <>
            {reactionKinds.map((kind) => {
              const { Icon, label } = reactionLabels[kind];
              const isGiven = reactionOf(message, kind, ownProfileId)?.isCurrent === true;
              return (
                <DropdownMenuItem key={kind} onSelect={() => acts.onReact?.(message, kind, !isGiven)}>
                  <Icon aria-hidden />
                  {isGiven ? `Take back “${label}”` : label}
                </DropdownMenuItem>
              );
            })}
            <DropdownMenuSeparator />
          </>
        )}
        {acts.onReply && (
          <DropdownMenuItem onSelect={() => after(() => acts.onReply?.(message))}>
            <Reply aria-hidden />
            Reply
          </DropdownMenuItem>
        )}
        {message.content && (
          <DropdownMenuItem onSelect={() => void navigator.clipboard.writeText(message.content)}>
            <Copy aria-hidden />
            Copy text
          </DropdownMenuItem>
        )}
        {isAuthor && acts.onEdit && minutesLeft > 0 && (
          <DropdownMenuItem onSelect={() => after(() => acts.onEdit?.(message))}>
            <Pencil aria-hidden />
            <span className="flex-1">Edit</span>
            <span className="meta num">
              {minutesLeft === 1 ? "1 minute left" : `${minutesLeft} minutes left`}
            </span>
          </DropdownMenuItem>
        )}
        {isAuthor && (
          <DropdownMenuItem bad onSelect={() => acts.onDelete(message)}>
            <Trash2 aria-hidden />
            <span className="flex-1">Delete</span>
            <span className="meta">for both</span>
          </DropdownMenuItem>
        )}
        {!mine && (
          <DropdownMenuItem asChild>
            <Link href={reportPath("message", message.id)}>
              <Flag aria-hidden />
              Report
            </Link>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
