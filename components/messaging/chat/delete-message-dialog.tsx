import type { ComponentProps } from "react";
import { excerptOf } from "@/components/messaging/chat/timeline";
import { ConfirmRowDialog } from "@/components/ui/confirm-dialog";
import { quoted } from "@/lib/utils/quoted";

type Deletable = Parameters<typeof excerptOf>[0];

/** Asks once before a message goes. The message is the subject of the `consequence`. */
export function DeleteMessageDialog<Message extends Deletable>({
  consequence,
  ...dialog
}: Pick<ComponentProps<typeof ConfirmRowDialog<Message>>, "row" | "onClose" | "onConfirm"> & {
  consequence: string;
}) {
  return (
    <ConfirmRowDialog
      title={() => "Delete this message?"}
      confirmLabel="Delete"
      busyLabel="Deleting"
      {...dialog}
    >
      {(message) => `${quoted(excerptOf(message))} ${consequence}`}
    </ConfirmRowDialog>
  );
}
