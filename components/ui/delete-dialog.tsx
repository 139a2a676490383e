"use client";

import type { ReactNode } from "react";
import { useRouter } from "@/components/layout/acting";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { ApiResult } from "@/lib/client/api-types";

/** Asks once, then deletes with `send` and leads to `list`. What another window deleted already counts as deleted. */
export function DeleteDialog({
  open,
  onOpenChange,
  title,
  send,
  list,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  send: () => Promise<ApiResult<unknown>>;
  list: string;
  children: ReactNode;
}) {
  const router = useRouter();

  async function remove(): Promise<string | undefined> {
    const response = await send();
    if (!response.ok && response.code !== "not_found") return response.message;
    router.push(list);
    router.refresh();
    return undefined;
  }

  return (
    <ConfirmDialog
      destructive
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      confirmLabel="Delete"
      busyLabel="Deleting"
      onConfirm={remove}
    >
      {children}
    </ConfirmDialog>
  );
}
