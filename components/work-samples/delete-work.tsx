"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { api } from "@/lib/client/api";
import { WORK_PATH } from "./labels";

/** Deletes a piece of work after asking once, and shows the list without it. */
export function DeleteWork({ id, title, label = "Delete" }: { id: string; title: string; label?: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);

  async function remove(): Promise<string | undefined> {
    const response = await api.delete("/users/work-samples/{id}", { params: { id } });
    // One that another window deleted is as good as deleted.
    if (!response.ok && response.code !== "not_found") return response.message;
    router.push(`${WORK_PATH}?done=deleted`);
    router.refresh();
  }

  return (
    <>
      <Button variant="text" size="sm" aria-label={`${label}: ${title}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        destructive
        open={open}
        onOpenChange={setOpen}
        title="Delete this piece?"
        confirmLabel="Delete"
        busyLabel="Deleting"
        onConfirm={remove}
      >
        “{title}” leaves your profile with its picture and video. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
