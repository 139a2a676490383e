"use client";

import { useActionState } from "react";
import { NewTokenNote } from "@/components/accounts/tokens/new-token-note";
import { TokenForm } from "@/components/accounts/tokens/token-form";
import { TokenRow } from "@/components/accounts/tokens/token-row";
import {
  createCompanyToken,
  createToken,
  revokeCompanyToken,
  revokeToken,
  rotateCompanyToken,
  rotateToken,
} from "@/lib/actions/tokens";
import type { TokenView } from "@/lib/domain/accounts/tokens/schema";

const actions = {
  own: { create: createToken, rotate: rotateToken, revoke: revokeToken, path: "/settings/tokens" },
  company: {
    ...{ create: createCompanyToken, rotate: rotateCompanyToken, revoke: revokeCompanyToken },
    path: "/company-management?tab=settings",
  },
};

/**
 * One's own tokens, or a company's, and the form of a new one. The answers are held here, so that a new token shows
 * after a post without scripts as well.
 */
export function TokenScreen({
  owner,
  tokens,
  codeDue,
}: {
  owner: keyof typeof actions;
  tokens: TokenView[];
  codeDue: boolean;
}) {
  const { path, revoke, ...posts } = actions[owner];
  const [created, create, creating] = useActionState(posts.create, null);
  const [rotated, rotate, rotating] = useActionState(posts.rotate, null);
  const refusalOf = (answer: typeof created) => (answer && "refusal" in answer ? answer.refusal : undefined);
  for (const answer of [created, rotated]) {
    if (answer && "answer" in answer) return <NewTokenNote made={answer.answer} onwards={path} />;
  }
  return (
    <div className="grid gap-10">
      {tokens.length > 0 && (
        <ul aria-label="API tokens">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              codeDue={codeDue}
              revoke={revoke}
              rotate={{ act: rotate, busy: rotating, refusal: refusalOf(rotated) }}
            />
          ))}
        </ul>
      )}
      <TokenForm owner={owner} codeDue={codeDue} act={create} busy={creating} refusal={refusalOf(created)} />
    </div>
  );
}
