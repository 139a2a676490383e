"use client";

import type { ComponentProps } from "react";
import { ProofFields } from "@/components/accounts/tokens/proof-fields";
import { ActionForm } from "@/components/ui/action-form";
import { AskFirst } from "@/components/ui/ask-first";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { Day, Moment } from "@/components/ui/moment";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { DEFAULT_TOKEN_DAYS } from "@/lib/domain/accounts/tokens/rules";
import type { TokenView } from "@/lib/domain/accounts/tokens/schema";
import { roleLabels } from "@/lib/domain/profiles/companies/rules";

/** How the form of one act is sent, and what it answered. */
export type Post = { act: (form: FormData) => void; busy: boolean; refusal?: string };

export function TokenRow({
  token,
  codeDue,
  rotate,
  revoke,
}: {
  token: TokenView;
  codeDue: boolean;
  rotate: Post;
  revoke: ComponentProps<typeof ActionForm>["action"];
}) {
  const { id, name, prefix, scopes, role, madeBy, isExpired, expiresAt, lastUsedAt, callsThisMonth } = token;
  return (
    <li className="grid gap-2 border-rule border-b py-5 text-sm [overflow-wrap:anywhere]" aria-label={name}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="h4">{name}</span>
        <code className="meta">{prefix}…</code>
        {role && <Badge>{roleLabels[role.toLowerCase() as keyof typeof roleLabels]}</Badge>}
        {isExpired && <Badge tone="warn">Expired</Badge>}
      </p>
      <p className="meta">
        {isExpired ? "Worked" : "Works"} until <Day iso={expiresAt} />,{" "}
        {lastUsedAt ? (
          <>
            last used <Moment iso={lastUsedAt} />, {callsThisMonth} {callsThisMonth === 1 ? "call" : "calls"}{" "}
            this month
          </>
        ) : (
          "not used yet"
        )}
        {role && `, made by ${madeBy ?? "a former member"}`}
      </p>
      <p className="meta">{scopes.join(", ")}</p>
      <div className="flex flex-wrap items-start gap-1">
        <details>
          <summary className="link flex min-h-9 items-center px-2 font-[520] text-xs">
            Rotate<VisuallyHidden> {name}</VisuallyHidden>
          </summary>
          <form
            action={rotate.act}
            onReset={(event) => event.preventDefault()}
            className="grid max-w-[480px] gap-4 py-3"
          >
            <p className="text-ink-2">The token is replaced by a new one, and works no more at once.</p>
            <FormError>{rotate.refusal}</FormError>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="days" value={DEFAULT_TOKEN_DAYS} />
            <input type="hidden" name="prefix" value={prefix} />
            <ProofFields id={id} codeDue={codeDue} />
            <div>
              <Button type="submit" size="sm" busy={rotate.busy} busyLabel="Rotating">
                Rotate
              </Button>
            </div>
          </form>
        </details>
        <AskFirst
          label={
            <>
              Revoke<VisuallyHidden> {name}</VisuallyHidden>
            </>
          }
          question="Programs that use it are refused at once. It can't be brought back."
        >
          <ActionForm action={revoke} fields={{ id }} variant="bad" size="sm" busyLabel="Revoking">
            Revoke {name}
          </ActionForm>
        </AskFirst>
      </div>
    </li>
  );
}
