"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ActionForm } from "@/components/ui/action-form";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteRequest } from "@/lib/actions/requests";
import { api } from "@/lib/client/api";

/** Deletes a request after asking once; before and without scripts, at once. */
export function DeleteRequest({ id, title }: { id: string; title: string }) {
  const [asked, setAsked] = useState(false);
  const router = useRouter();

  async function remove(): Promise<string | undefined> {
    const response = await api.delete("/requests/{id}", { params: { id } });
    // Deleted in another tab, it is gone as well.
    if (!response.ok && response.code !== "not_found") return response.message;
    router.push("/requests?done=deleted");
    router.refresh();
    return undefined;
  }

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
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        destructive
        title="Delete this request?"
        confirmLabel="Delete"
        busyLabel="Deleting"
        onConfirm={remove}
      >
        “{title}” leaves your profile and your card. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
