"use client";

import { useState } from "react";
import { ActionForm } from "@/components/ui/action-form";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { deleteRequest } from "@/lib/actions/requests";
import { api } from "@/lib/client/api";
import { quoted } from "@/lib/utils/quoted";

/** Deletes a request after asking once; before and without scripts, at once. */
export function DeleteRequest({ id, title }: { id: string; title: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <ActionForm
        action={deleteRequest}
        fields={{ id }}
        variant="text"
        busyLabel="Deleting"
        onPress={() => setAsked(true)}
      >
        Delete request
      </ActionForm>
      <DeleteDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete this request?"
        send={() => api.delete("/requests/{id}", { params: { id } })}
        list="/requests?done=deleted"
      >
        {quoted(title)} leaves your profile and your card. This can’t be undone.
      </DeleteDialog>
    </>
  );
}
