"use client";

import { Plus } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { requestDraft } from "@/components/profiles/requests/request-draft";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { SectionHead } from "@/components/ui/section";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/client/api";
import { type RequestView, requestLimits } from "@/lib/domain/profiles/requests/schema";
import { utcDay } from "@/lib/utils/dates";

type Form = { title: string; description: string; deadline: string };
const blank: Form = { title: "", description: "", deadline: "" };

/** Reads what was typed here or on the requests' own page and not published; null where nothing was. */
function readTyped(): Form | null {
  const stored = requestDraft().read() ?? {};
  const text = (name: keyof Form) => (typeof stored[name] === "string" ? stored[name] : "");
  const form = { title: text("title"), description: text("description"), deadline: text("deadline") };
  return Object.values(form).some((value) => value.trim() !== "") ? form : null;
}

/**
 * Requests are published one by one and at once: they are no part of the draft, so one that is written here is on the
 * profile before the rest is.
 */
export function CurrentlySeeking() {
  const [requests, setRequests] = useState<RequestView[] | null>(null);
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState<string>();

  const read = useCallback(async (signal?: AbortSignal) => {
    const response = await api.get("/requests", { query: { status: "open", limit: 50 }, signal });
    if (signal?.aborted) return;
    setFailed(response.ok ? undefined : response.message);
    if (response.ok) setRequests(response.data.requests);
  }, []);
  useEffect(() => {
    const control = new AbortController();
    void read(control.signal);
    return () => control.abort();
  }, [read]);

  async function close({ id }: RequestView) {
    setBusy(id);
    const response = await api.put("/requests/{id}", { params: { id }, body: { status: "CLOSED" } });
    setBusy(undefined);
    setFailed(response.ok ? undefined : response.message);
    if (response.ok) setRequests((now) => now?.filter((request) => request.id !== id) ?? null);
  }

  return (
    <section aria-label="Currently Seeking" className="min-w-0">
      <SectionHead
        title="Currently Seeking"
        note={
          <Link href="/requests" className="link">
            All your requests
          </Link>
        }
      />
      <p className="meta mt-3">
        Each stands on your profile and your card as soon as you publish it here, before the rest is.
      </p>
      <FormError>
        {failed && (
          <>
            {failed}{" "}
            {requests === null && (
              <button type="button" className="link" onClick={() => void read()}>
                Try again
              </button>
            )}
          </>
        )}
      </FormError>
      <ul className="mt-2">
        {requests?.map((request) => (
          <li key={request.id} className="flex items-start gap-3 border-rule border-b py-3">
            <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <p className="flex flex-wrap items-center gap-x-2 font-[560] text-sm">
                {request.title} <Badge tone="good">Open</Badge>
              </p>
              <p className="meta">
                {request.deadline ? `Until ${utcDay(request.deadline)}` : "Without a deadline"}
              </p>
            </div>
            <Button
              variant="text"
              size="sm"
              busy={busy === request.id}
              aria-label={`Close: ${request.title}`}
              onClick={() => void close(request)}
            >
              Close
            </Button>
          </li>
        ))}
      </ul>
      {requests?.length === 0 && <p className="meta mt-2">Nothing yet: say whom or what you look for.</p>}
      <NewRequest onPublished={(request) => setRequests((now) => [request, ...(now ?? [])])} />
    </section>
  );
}

function NewRequest({ onPublished }: { onPublished: (request: RequestView) => void }) {
  const [form, setForm] = useState<Form | null>(null);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [failed, setFailed] = useState<string>();
  const [pressed, setPressed] = useState(0);
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** A press opened or closed the form: the focus goes along, because the pressed button is gone. */
  const wasPressed = useRef(false);
  const latest = useRef<Form>(null);
  const isOpen = form !== null;

  useEffect(() => setForm(readTyped()), []);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    (isOpen ? fields.current?.querySelector("input") : opener.current)?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (pressed) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [pressed]);

  if (!form) {
    return (
      <Button
        ref={opener}
        className="mt-3"
        onClick={() => {
          wasPressed.current = true;
          setForm(blank);
        }}
      >
        <Plus aria-hidden />
        New request
      </Button>
    );
  }
  const show = (next: Form | null) => {
    wasPressed.current = next === null;
    latest.current = next;
    setForm(next);
    requestDraft().write(next);
  };
  const put = (part: Partial<Form>) => {
    // A refusal is said until its field is changed.
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    show({ ...form, ...part });
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || busy) return;
    event.preventDefault();
    void publish(form);
  };

  async function publish(sent: Form) {
    const { title, description, deadline } = sent;
    latest.current = sent;
    setBusy(true);
    const response = await api.post("/requests", {
      body: { title, description, deadline: deadline || null },
    });
    setBusy(false);
    setPressed((count) => count + 1);
    setErrors(response.ok ? {} : (response.fields ?? {}));
    setFailed(response.ok || response.fields ? undefined : response.message);
    if (!response.ok) return;
    onPublished(response.data.request);
    // Text that was typed since is another request.
    if (latest.current === sent) show(null);
  }

  return (
    <fieldset ref={fields} className="mt-4 grid min-w-0 gap-4">
      <legend className="label mb-2">New request</legend>
      <FormError pressed={pressed}>{failed}</FormError>
      <Field label="Request title" max={requestLimits.title} error={errors.title?.[0]}>
        <Input
          autoComplete="off"
          value={form.title}
          onKeyDown={onEnter}
          onChange={({ target }) => put({ title: target.value })}
        />
      </Field>
      <Field
        label="Request description"
        note="optional"
        help="Whom or what you look for, and for which story"
        max={requestLimits.description}
        error={errors.description?.[0]}
      >
        <Textarea
          rows={3}
          value={form.description}
          onChange={({ target }) => put({ description: target.value })}
        />
      </Field>
      <Field
        label="Deadline"
        note="optional"
        help="The request closes by itself at the end of this day, UTC"
        error={errors.deadline?.[0]}
      >
        <Input
          type="date"
          className="max-w-56"
          value={form.deadline}
          onKeyDown={onEnter}
          onChange={({ target }) => put({ deadline: target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} busyLabel="Saving" onClick={() => void publish(form)}>
          Publish request
        </Button>
        <Button variant="text" onClick={() => show(null)}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
