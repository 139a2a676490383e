"use client";

import { type FormEvent, useId, useState } from "react";
import type { ProductAsked } from "@/components/newsrooms/assets/labels";
import type { ButtonVariant } from "@/components/ui/button-style";
import { Dialog, DialogContent, FormActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-note";
import { LinkButton } from "@/components/ui/link-button";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/client/api";
import type { ApiFailure } from "@/lib/client/api-types";
import { draftText } from "@/lib/client/stored-draft";
import { useStoredDraft } from "@/lib/client/use-stored-draft";

/** The server's limit (lib/domain/newsrooms/product-requests/schema.ts) is repeated here without its schemas. */
const MAX_MESSAGE = 1000;

export type RequestProblem = { code: string; message: string };

/** Answers why a product cannot be asked for, as far as the server knows before anything is typed. */
export async function findProblem(assetId: string): Promise<RequestProblem | null> {
  const answer = await api.get("/product-requests/check", { query: { assetId } });
  return answer.ok ? answer.data.problem : null;
}

/** The text that is typed stays in this tab until it was sent. */
export function RequestProductDialog({
  assetId,
  title,
  owner,
  inTheWay,
  open,
  onOpenChange,
}: ProductAsked & {
  /** The reason why it cannot be asked for, as far as that was known when the window opened. */
  inTheWay: RequestProblem | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const formId = useId();
  const [message, setMessage] = useStoredDraft(`draft:product-request:${assetId}`, draftText, "");
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<ApiFailure | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const response = await api.post("/product-requests", { body: { assetId, message } });
    setBusy(false);
    if (!response.ok) return setProblem(response);
    setMessage("");
    setSent(true);
  }

  if (inTheWay && !sent) {
    return (
      <Dialog open={open} onOpenChange={onOpenChange}>
        <DialogContent
          title={`Request ${title}`}
          description={inTheWay.message}
          actions={<WayOut problem={inTheWay} ownerId={owner.id} variant="ink" />}
        />
      </Dialog>
    );
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={sent ? "Your request is sent" : `Request ${title}`}
        description={
          sent
            ? `${owner.name} will answer it. You follow it, from the answer to the return, under Product requests.`
            : `${owner.name} decides whether it is lent or given to you.`
        }
        actions={
          sent ? (
            <LinkButton href="/assets?tab=requests" prefetch={false} variant="ink">
              See your requests
            </LinkButton>
          ) : (
            <FormActions form={formId} onCancel={() => onOpenChange(false)} busy={busy} busyLabel="Sending">
              Request Product
            </FormActions>
          )
        }
      >
        {!sent && (
          <form id={formId} onSubmit={(event) => void send(event)} className="mt-4 grid gap-3">
            <Field
              label="Message"
              note="optional"
              max={MAX_MESSAGE}
              error={problem?.fields?.message?.[0]}
              help="What it is for, when you need it, and where it should go."
            >
              <Textarea
                rows={4}
                value={message}
                onChange={(event) => {
                  setMessage(event.target.value);
                  setProblem(null);
                }}
              />
            </Field>
            <div role="alert" className="grid justify-items-start gap-2 empty:hidden">
              {problem && !problem.fields?.message && <FieldError>{problem.message}</FieldError>}
              {problem && <WayOut problem={problem} ownerId={owner.id} />}
            </div>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The problem is settled at the match, or at the request that waits. */
function WayOut({
  problem,
  ownerId,
  variant,
}: {
  problem: RequestProblem;
  ownerId: string;
  variant?: ButtonVariant;
}) {
  const ways: Record<string, [href: string, label: string]> = {
    forbidden: [`/matching/${ownerId}`, "Go to the Matching Platform"],
    conflict: ["/assets?tab=requests", "See your requests"],
  };
  const [href, label] = ways[problem.code] ?? [];
  if (!href) return null;
  return (
    <LinkButton href={href} prefetch={false} size={variant ? "md" : "sm"} variant={variant}>
      {label}
    </LinkButton>
  );
}
