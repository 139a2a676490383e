"use client";

import { type ReactNode, useActionState } from "react";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { askAssistant, takePieces } from "@/lib/actions/pitch-drafts";
import { type AssistSource, assistPromises } from "@/lib/domain/pitching/ai-assist/pieces";
import { type DraftView, draftFields, draftLabels } from "@/lib/domain/pitching/pitch-drafts/schema";
import { DiffText } from "./diff-text";
import type { Suggestion } from "./drafts-api";
import { editPath } from "./edit-path";

/** Browsers that run no scripts ask the assistant about a saved draft here, and save the pieces that are ticked. */
export function ImproveScreen({ draft, bell }: { draft: DraftView; bell: ReactNode }) {
  const [state, ask, busy] = useActionState(askAssistant, null);
  const [refusal, take, isTaking] = useActionState(takePieces, null);
  const answer = state && "answer" in state ? state.answer : null;
  const found = answer && answer.suggestions.length > 0;
  return (
    <AppPage className="max-w-2xl">
      <AppPageHead title="Improve with AI" actions={<div className="max-md:hidden">{bell}</div>} />
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {draft.title || "Untitled pitch"}. Proposes changes piece by piece. You decide on each.
      </p>
      {answer?.notice && <p className="mt-4 text-ink-2 text-sm">{answer.notice}</p>}
      {answer && !found && !answer.notice && (
        <p className="mt-4 text-sm">Nothing to change: your own words say it plainly.</p>
      )}
      {answer && found ? (
        <TakeForm {...{ draft, take, isTaking }} suggestions={answer.suggestions} source={answer.source}>
          {refusal?.message}
        </TakeForm>
      ) : (
        <form action={ask} className="mt-6 grid gap-6">
          {/* Without scripts the answer is gone once its pieces are sent, and they are asked for again. */}
          <FormError>{state && "refusal" in state ? state.refusal : refusal?.message}</FormError>
          <Texts draft={draft} />
          <div className="flex gap-3">
            <Button type="submit" variant="ink" busy={busy} busyLabel="Reading">
              Improve with AI
            </Button>
            <Back draft={draft} />
          </div>
        </form>
      )}
    </AppPage>
  );
}

function TakeForm({
  draft,
  suggestions,
  source,
  take,
  isTaking,
  children,
}: {
  draft: DraftView;
  take: (form: FormData) => void;
  isTaking: boolean;
  /** The reason why they were not taken. */
  children?: string;
  suggestions: Suggestion[];
  source: AssistSource;
}) {
  return (
    <form action={take} className="mt-6 grid gap-6">
      <FormError>{children}</FormError>
      <input type="hidden" name="id" value={draft.id} />
      <input type="hidden" name="version" value={draft.version} />
      <Texts draft={draft} />
      {suggestions.map(({ field, pieces }) => (
        <fieldset key={field} className="border-rule border-t pt-4">
          <legend className="font-[600] text-sm">Suggested change to {draftLabels[field]}</legend>
          <input type="hidden" name={`pieces-${field}`} value={JSON.stringify(pieces)} />
          <DiffText assist={{ field, original: draft[field], pieces, decisions: {} }} />
          {pieces.map((piece, at) => (
            <Checkbox key={piece.id} name="piece" value={piece.id} meta={piece.reason}>
              {at + 1}. {piece.title}
            </Checkbox>
          ))}
        </fieldset>
      ))}
      <p className="meta">{assistPromises[source]}</p>
      <div className="flex gap-3">
        <Button type="submit" variant="ink" busy={isTaking} busyLabel="Saving">
          Save the ticked pieces
        </Button>
        <Back draft={draft} />
      </div>
    </form>
  );
}

const Texts = ({ draft }: { draft: DraftView }) =>
  draftFields.map((field) => <input key={field} type="hidden" name={field} value={draft[field]} />);

const Back = ({ draft }: { draft: DraftView }) => (
  <LinkButton href={editPath(draft.id)} prefetch={false} variant="text">
    Back to the pitch
  </LinkButton>
);
