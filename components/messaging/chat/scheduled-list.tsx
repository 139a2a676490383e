"use client";

import { CircleAlert, Clock } from "lucide-react";
import { useState } from "react";
import { DeleteMessageDialog } from "@/components/messaging/chat/delete-message-dialog";
import { Button } from "@/components/ui/button";
import { When } from "@/components/ui/when-time";
import { filesInBrief } from "@/lib/domain/messaging/files/rules";
import type { ScheduledMessageView } from "@/lib/domain/messaging/messages/schema";
import { localMoment } from "@/lib/utils/dates";

/** Messages that wait for their time, which only their author sees. */
export function ScheduledList({
  scheduled,
  onTakeBack,
  onDelete,
}: {
  scheduled: readonly ScheduledMessageView[];
  /** Takes one back into the field; undefined where there is none, and it can only be deleted. */
  onTakeBack?: (message: ScheduledMessageView) => void;
  /** Resolves to a sentence when it did not work. */
  onDelete: (message: ScheduledMessageView) => Promise<string | undefined>;
}) {
  const [deleting, setDeleting] = useState<ScheduledMessageView | null>(null);
  return (
    <ul aria-label="Sent later" className="max-h-40 overflow-y-auto border-rule border-t px-3 md:px-5">
      {scheduled.map((message) => {
        const { id, content, attachments, sendAt, problem } = message;
        return (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-rule border-t py-1.5 text-sm first:border-t-0"
          >
            {problem ? (
              <CircleAlert aria-hidden className="size-5 text-bad" />
            ) : (
              <Clock aria-hidden className="size-5 text-ink-2" />
            )}
            <span className="min-w-0">
              <span className="block truncate">{content || filesInBrief(attachments)}</span>
              <span className="meta num block">
                {problem ? (
                  `Not sent: ${problem}`
                ) : (
                  <>
                    Goes <When iso={sendAt} as={localMoment} /> your time
                  </>
                )}
              </span>
            </span>
            <Button variant="text" size="sm" onClick={() => (onTakeBack ?? setDeleting)(message)}>
              {onTakeBack ? "Take back" : "Delete"}
              <span className="sr-only"> “{content || filesInBrief(attachments)}”</span>
            </Button>
          </li>
        );
      })}
      <DeleteMessageDialog
        row={deleting}
        onClose={() => setDeleting(null)}
        onConfirm={onDelete}
        consequence="was not sent. It goes with its files."
      />
    </ul>
  );
}
