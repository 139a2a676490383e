"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { isHinted } from "@/components/layout/viewer-call";
import {
  type ChosenOffer,
  type ComposerField,
  type ComposerValues,
  composerFields,
  composerLimits,
  emptyComposer,
  fieldsOfStep,
  type Step,
  stepOf,
} from "@/components/pitching/pitch-composer/composer-values";
import { readLocal, writeLocal } from "@/components/pitching/pitch-composer/local-pitch";
import type { ComposerRecipient } from "@/components/pitching/pitch-composer/recipient";
import type { Sender } from "@/components/pitching/pitch-composer/sender";
import { explainRefusal, type SendProblem } from "@/components/pitching/pitch-dialogs/send-problem";
import { api } from "@/lib/client/api";
import type { ApiFailure } from "@/lib/client/api-types";
import { attemptFor } from "@/lib/client/attempt";
import { composedPitchInput } from "@/lib/domain/pitching/pitches/schema";
import { describeChoice, withChosen } from "@/lib/domain/profiles/profiles/offer";

const FAILED = "Failed to send pitch. Please try again.";

export type Composer = {
  form: UseFormReturn<ComposerValues>;
  step: Step;
  idOf: (part: ComposerField) => string;
  /** Returns the id of a step's heading. */
  headingId: (step: Step) => string;
  /** The saved pitch it was begun from; null without one. */
  draftId: string | null;
  problem: SendProblem | null;
  busy: boolean;
  /** The pitch was sent. */
  sent: boolean;
  next: () => Promise<void>;
  previous: () => void;
  submit: () => Promise<void>;
  /** Takes these values, of a saved pitch or of none. */
  fill: (values: ComposerValues, draftId: string | null) => void;
};

/**
 * Holds the pitch to one recipient: two steps, stored in this browser on every input until it is sent. Sending leads a
 * guest to sign in, and back to `returnTo`.
 */
export function useComposer({
  id,
  recipient,
  sender,
  returnTo,
  typed,
  chosen,
}: {
  id: string;
  recipient: ComposerRecipient;
  sender: Sender | null;
  /** The address to come back to is asked for when it is needed. */
  returnTo: () => string;
  /** The texts that were typed before the form was there. */
  typed?: Partial<ComposerValues>;
  /** The message names it, in place of what was chosen earlier. */
  chosen?: ChosenOffer | null;
}): Composer {
  const owner = sender?.profileId ?? null;
  const [localCopy] = useState(() => readLocal(owner, recipient.id));
  const form = useForm<ComposerValues>({
    resolver: zodResolver(composedPitchInput),
    defaultValues: nameChosen({ ...emptyComposer, ...localCopy?.values, ...typed }, chosen ?? null),
    // The form itself moves the focus: the field may be in the other step.
    shouldFocusError: false,
  });
  const [step, setStep] = useState<Step>(localCopy?.step ?? 1);
  // A saved pitch that was deleted meanwhile counts as none.
  const savedPitch = sender?.drafts.find(({ id }) => id === localCopy?.draftId);
  const [draftId, setDraftId] = useState(savedPitch?.id ?? null);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const tried = useRef(localCopy?.tried);
  const sending = useRef(false);
  const done = useRef(false);
  const idOf = (field: ComposerField) => `${id}-${field}`;
  const headingId = (of: Step) => `${id}-step-${of}`;
  const focus = useFocus();

  const keep = useCallback(() => {
    if (done.current) return;
    writeLocal(owner, recipient.id, {
      values: form.getValues(),
      step,
      tried: tried.current,
      ...(draftId ? { draftId } : {}),
    });
  }, [draftId, form, owner, recipient.id, step]);
  useEffect(() => {
    keep();
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [form, keep]);

  /** Shows the first wrong field. */
  function show(wrong: object) {
    const first = composerFields.find((field) => field in wrong);
    if (!first) return;
    setStep(stepOf(first));
    focus(idOf(first));
  }

  async function next() {
    if (!(await form.trigger([...fieldsOfStep[1], "perks"]))) {
      // The fields are asked one by one, because what the form last drew may be older than the answer.
      const wrong = fieldsOfStep[1].filter((field) => form.getFieldState(field).error);
      return show(Object.fromEntries(wrong.map((field) => [field, true])));
    }
    setStep(2);
    focus(headingId(2));
  }

  function previous() {
    setStep(1);
    focus(headingId(1));
  }

  async function send(values: ComposerValues, from = draftId): Promise<void> {
    if (!isHinted()) return leave();
    // The server knows which link goes with a saved pitch.
    const body = { recipientId: recipient.id, ...values, ...(from ? { draftId: from } : {}) };
    tried.current = attemptFor(tried.current, body);
    keep();
    setProblem(null);
    const idempotencyKey = tried.current.key;
    const response = await api.post("/pitches", { body, idempotencyKey, stayOnUnauthenticated: true });
    if (!response.ok && response.code === "not_found" && from) {
      // The saved pitch was deleted meanwhile: what is written here goes out without it.
      setDraftId(null);
      return send(values, null);
    }
    if (!response.ok) return refuse(response);
    done.current = true;
    writeLocal(owner, recipient.id, null);
    setSent(true);
  }

  function refuse(failure: ApiFailure) {
    if (failure.code === "unauthenticated") return leave();
    const refused = composerFields.filter((field) => failure.fields?.[field]);
    for (const field of refused) form.setError(field, { message: failure.fields?.[field]?.[0] });
    if (refused.length > 0) show(failure.fields ?? {});
    else setProblem(explainRefusal(failure, FAILED));
  }

  /** Leads to signing in; what is written stays stored, and the login leads back to it. */
  function leave() {
    keep();
    window.location.assign(`/login?callbackUrl=${encodeURIComponent(returnTo())}`);
  }

  async function submit() {
    if (step === 1) return next();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await form.handleSubmit((values) => send(values), show)();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function fill(values: ComposerValues, from: string | null) {
    setDraftId(from);
    // The values are set one by one, because a reset notifies no watcher.
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as keyof ComposerValues, value, { shouldDirty: true });
    }
    form.clearErrors();
  }

  return { form, step, idOf, headingId, draftId, problem, busy, sent, next, previous, submit, fill };
}

function nameChosen(values: ComposerValues, chosen: ChosenOffer | null): ComposerValues {
  const line = chosen ? describeChoice(chosen.offer, chosen.choice, composerLimits.content) : "";
  return line ? { ...values, content: withChosen(values.content, line) } : values;
}

/** Focuses an element once it is drawn: it may be in a step that is hidden until then. */
function useFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return useCallback((id: string) => setTarget({ id }), []);
}
