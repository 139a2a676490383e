"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { api } from "@/lib/client/api";
import { quoted } from "@/lib/utils/quoted";
import { WORK_PATH } from "./labels";

/** Deletes a piece of work after asking once, and shows the list without it. */
export function DeleteWork({ id, title, label = "Delete" }: { id: string; title: string; label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="sm" aria-label={`${label}: ${title}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <DeleteDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this piece?"
        send={() => api.delete("/users/work-samples/{id}", { params: { id } })}
        list={`${WORK_PATH}?done=deleted`}
      >
        {quoted(title)} leaves your profile with its picture and video. This can’t be undone.
      </DeleteDialog>
    </>
  );
}
