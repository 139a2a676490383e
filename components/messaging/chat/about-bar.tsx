import { X } from "lucide-react";
import { useState } from "react";
import { excerptOf } from "@/components/messaging/chat/timeline";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { IconButton } from "@/components/ui/icon-button";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";

/** A message that is written about another one: in answer to it, or as its new wording. */
export type MessageAbout = { act: "reply" | "edit"; message: MessageView };

/** Above the field: the message that is answered or edited. */
export function AboutBar({
  about: { act, message, name },
  busy,
  onEnd,
}: {
  about: MessageAbout & { name: string };
  /** The new wording is on its way. */
  busy: boolean;
  onEnd: () => void;
}) {
  return (
    <div className="mb-2 flex items-center gap-3 border-accent-vivid border-l-2 pl-2.5 text-xs">
      <p className="min-w-0 flex-1">
        <b className="block font-[600]">{act === "edit" ? "Edit your message" : `Answer to ${name}`}</b>
        <span className="block truncate text-ink-2">{excerptOf(message)}</span>
      </p>
      <IconButton label={act === "edit" ? "Stop editing" : "Stop answering"} disabled={busy} onClick={onEnd}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** Why a new wording was not taken. It stays in the field, and can go as a message of its own. */
export function RefusedEdit({
  problem,
  text,
  onSendNew,
}: {
  problem: string;
  text: string;
  onSendNew: () => void;
}) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <div role="alert" className="basis-full">
        <FieldError>{problem}</FieldError>
      </div>
      <Button
        variant="text"
        size="sm"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        {isCopied ? "Copied" : "Copy text"}
      </Button>
      <Button size="sm" onClick={onSendNew}>
        Send as new message
      </Button>
    </div>
  );
}
