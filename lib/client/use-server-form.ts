"use client";

import { useActionState, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormState } from "@/lib/core/errors";
import { changedSince, type Filled, putBack, readFields } from "./form-controls";
import { useStoredFields } from "./use-stored-fields";

const NONE: readonly string[] = [];

/**
 * A form that a server action answers on the page where it stands. React gives its fields back their first values when
 * the answer comes: whatever was changed since it was sent stays. What is refused is said until it is changed, and the
 * first such field takes the focus, unless somebody is typing by then. Under the key `draft` the texts are stored in
 * this tab (`useStoredFields`).
 */
export function useServerForm(
  action: (state: FormState, form: FormData) => Promise<FormState>,
  draft: string | null = null,
) {
  const [answer, act, sending] = useActionState(action, null);
  const [own, refuse] = useState<FormState>(null);
  const refusal = own ?? answer;
  const ref = useRef<HTMLFormElement>(null);
  const [mended, setMended] = useState(NONE);
  const sent = useRef<Filled>(new Map());
  const isTyping = useRef(false);
  useStoredFields(ref, draft);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const send = () => {
      sent.current = readFields(form);
      isTyping.current = false;
    };
    const keep = () => {
      const since = changedSince(form, sent.current);
      isTyping.current = since.size > 0;
      // The fields have their first values only after this event.
      queueMicrotask(() => putBack(form, since));
    };
    form.addEventListener("submit", send);
    form.addEventListener("reset", keep);
    return () => {
      form.removeEventListener("submit", send);
      form.removeEventListener("reset", keep);
    };
  }, []);

  // It listens before the fields get back what was typed meanwhile, because that mends a field too.
  useLayoutEffect(() => {
    const form = ref.current;
    setMended(NONE);
    if (!form || !refusal) return;
    const mend = ({ target }: Event) => {
      if (target && "name" in target) setMended((names) => [...names, String(target.name)]);
    };
    form.addEventListener("input", mend);
    return () => form.removeEventListener("input", mend);
  }, [refusal]);

  useEffect(() => {
    if (refusal && !isTyping.current) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);

  return {
    /** The form's own props. A refused field shows the server's message, not the browser's. */
    form: { ref, action: act, noValidate: true },
    refusal,
    /** Shows the refusal of a call that took the action's place. */
    refuse,
    sending,
    errorOf: (name: string) => (mended.includes(name) ? undefined : refusal?.fields?.[name]?.[0]),
    /** The reason of a refusal that is about none of the fields, mended or not. */
    problemBeside: (names: readonly string[]) =>
      refusal && !names.some((name) => refusal.fields?.[name]) ? refusal.message : undefined,
    /** What was sent in a field. */
    typed: (name: string) => refusal?.values[name]?.[0],
  };
}
