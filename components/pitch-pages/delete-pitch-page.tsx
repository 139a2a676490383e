"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { deleteQuestion } from "@/components/pitch-pages/labels";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { insteadOfOpening } from "@/components/ui/in-place";
import { LinkButton } from "@/components/ui/link-button";
import { api } from "@/lib/client/api";

/** Asks once, then deletes a pitch page; before and without scripts the question is a page. */
export function DeletePitchPage({ id, title, isPublic }: { id: string; title: string; isPublic: boolean }) {
  const [asked, setAsked] = useState(false);
  const router = useRouter();
  const question = deleteQuestion(isPublic);

  async function remove() {
    const response = await api.delete("/pitch-pages/{id}", { params: { id } });
    // Deleted in another tab, it is gone as well.
    if (!response.ok && response.code !== "not_found") return response.message;
    router.push("/pitch-pages?done=deleted");
    router.refresh();
    return undefined;
  }

  return (
    <>
      <LinkButton
        href={`/pitch-pages/${id}/delete`}
        variant="text"
        size="sm"
        aria-label={`Delete: ${title}`}
        onClick={insteadOfOpening(() => setAsked(true))}
      >
        Delete
      </LinkButton>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        destructive
        title={question.title}
        confirmLabel="Delete"
        busyLabel="Deleting"
        onConfirm={remove}
      >
        {question.text}
      </ConfirmDialog>
    </>
  );
}
