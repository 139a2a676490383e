"use client";

import { type FormEvent, useId, useState } from "react";
import { Dialog, DialogContent, FormActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-note";
import { Input } from "@/components/ui/input";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/client/api";
import type { ApiFailure } from "@/lib/client/api-types";
import { draftText } from "@/lib/client/stored-draft";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { type ProductRequestView, requestLimits } from "@/lib/domain/newsrooms/product-requests/schema";
import { toDateInput } from "@/lib/utils/dates";
import { quoted } from "@/lib/utils/quoted";

const LOAN_DAYS = 30;
const isoDay = (days: number) => toDateInput(new Date(Date.now() + days * 86_400_000));

/** The owner grants a request, lent until a day or given, or declines it, with a note to the requester. */
export function AnswerRequestDialog({
  request,
  response,
  onClose,
  onAnswered,
}: {
  request: ProductRequestView;
  response: "granted" | "declined";
  onClose: () => void;
  onAnswered: (request: ProductRequestView) => void;
}) {
  const formId = useId();
  const [loan, setLoan] = useState<"LOAN" | "GIFT">("LOAN");
  const [dueAt, setDueAt] = useState(() => isoDay(LOAN_DAYS));
  const [note, setNote] = useStoredDraft(`draft:product-answer:${request.id}`, draftText, "");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const isGrant = response === "granted";
  const isLoan = isGrant && loan === "LOAN";

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const answer = await api.post("/product-requests/{id}/respond", {
      params: { id: request.id },
      body: { response, note, ...(isGrant ? { loan, dueAt: isLoan ? dueAt : null } : {}) },
    });
    setBusy(false);
    if (!answer.ok) return setProblem(answer);
    setNote("");
    onAnswered(answer.data.productRequest);
    onClose();
  }

  const errors = problem?.fields ?? {};
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`${isGrant ? "Grant" : "Decline"} ${quoted(request.productTitle)}`}
        description={`${request.requester.name} is told at once.`}
        actions={
          <FormActions form={formId} onCancel={onClose} busy={busy} busyLabel="Sending">
            {isGrant ? "Grant" : "Decline"}
          </FormActions>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => void send(event)}
          onInput={() => setProblem(null)}
          className="mt-4 grid gap-4"
        >
          {isGrant && (
            <fieldset>
              <legend className="label mb-1.5">How</legend>
              <RadioCards>
                <RadioCard
                  name="loan"
                  title="Loan"
                  meta="It comes back on a day."
                  checked={loan === "LOAN"}
                  onChange={() => setLoan("LOAN")}
                />
                <RadioCard
                  name="loan"
                  title="Gift"
                  meta="It is theirs to keep."
                  checked={loan === "GIFT"}
                  onChange={() => setLoan("GIFT")}
                />
              </RadioCards>
            </fieldset>
          )}
          {isLoan && (
            <Field label="Due back" error={errors.dueAt?.[0]}>
              <Input
                type="date"
                value={dueAt}
                min={isoDay(1)}
                onChange={(event) => setDueAt(event.target.value)}
              />
            </Field>
          )}
          <Field label="Note" note="optional" max={requestLimits.note} error={errors.note?.[0]}>
            <Textarea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
          <div role="alert" className="empty:hidden">
            {problem && Object.keys(errors).length === 0 && <FieldError>{problem.message}</FieldError>}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
