"use client";

import { useState } from "react";
import { deleteQuestion } from "@/components/pitching/pitch-pages/labels";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { insteadOfOpening } from "@/components/ui/in-place";
import { LinkButton } from "@/components/ui/link-button";
import { api } from "@/lib/client/api";

/** Asks once, then deletes a pitch page; before and without scripts the question is a page. */
export function DeletePitchPage({ id, title, isPublic }: { id: string; title: string; isPublic: boolean }) {
  const [asked, setAsked] = useState(false);
  const question = deleteQuestion(isPublic);

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
      <DeleteDialog
        open={asked}
        onOpenChange={setAsked}
        title={question.title}
        send={() => api.delete("/pitch-pages/{id}", { params: { id } })}
        list="/pitch-pages?done=deleted"
      >
        {question.text}
      </DeleteDialog>
    </>
  );
}
