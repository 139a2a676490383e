"use client";

import { MailCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useViewer } from "@/components/layout/use-viewer";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useHydrated } from "@/components/ui/use-hydrated";
import { sendContactMessage } from "@/lib/actions/letters";
import { fillBlank } from "@/lib/client/form-controls";
import { useStoredFields } from "@/lib/client/use-stored-fields";
import {
  type ContactField,
  checkContact,
  contactLimits,
  contactMessages,
  contactTopics,
} from "@/lib/domain/messaging/contact/rules";

type Problems = Partial<Record<ContactField, string>>;
type Refusal = { message?: string; error?: { fields?: Partial<Record<ContactField, string[]>> } };

const order: ContactField[] = ["name", "email", "topic", "message"];

/** Without JavaScript the form posts itself and is led on to a page. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const forget = useStoredFields(form, "contact");
  const hydrated = useHydrated();
  const state = useViewer();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();

  const viewer = state.status === "signedIn" ? state.viewer : null;
  useEffect(() => {
    if (viewer && form.current) fillBlank(form.current, { name: viewer.name, email: viewer.email });
  }, [viewer]);

  function refuse(found: Problems, text?: string) {
    setProblems(found);
    setRefusal(text);
    const first = order.find((name) => found[name]);
    if (first) document.getElementById(`contact-${first}`)?.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const value = (name: ContactField) => String(data.get(name) ?? "");
    const values = {
      name: value("name"),
      email: value("email"),
      topic: value("topic"),
      message: value("message"),
    };
    const found = checkContact(values);
    if (order.some((name) => found[name])) return refuse(found);
    refuse({});
    setBusy(true);
    try {
      const response = await fetch("/api/contact", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(values),
      });
      if (response.ok) {
        forget();
        setSentTo(values.email.trim());
      } else {
        const { message, error }: Refusal = await response.json().catch(() => ({}));
        const fields = Object.entries(error?.fields ?? {}).map(([name, text]) => [name, text?.[0]]);
        refuse(Object.fromEntries(fields), message || contactMessages.failed);
      }
    } catch {
      setRefusal(contactMessages.network);
    }
    setBusy(false);
  }

  if (sentTo) {
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <MailCheck aria-hidden className="size-8 stroke-[1.4] text-accent" />
        <h2 className="h2" tabIndex={-1} ref={focusOnce}>
          {contactMessages.sent}
        </h2>
        <p className="lede [overflow-wrap:anywhere]">
          A person reads it and answers to <b className="font-[600] text-ink">{sentTo}</b>.
        </p>
        <LinkButton href="/faqs" className="mt-2">
          Read the FAQs meanwhile
        </LinkButton>
      </div>
    );
  }
  return (
    <form
      ref={form}
      action={sendContactMessage}
      noValidate={hydrated}
      onSubmit={send}
      onInput={({ target }) => {
        if ("name" in target) setProblems((now) => ({ ...now, [String(target.name)]: undefined }));
      }}
      className="grid gap-5"
    >
      <FormError>{refusal}</FormError>
      <Field id="contact-name" label="Name" error={problems.name}>
        <Input name="name" required maxLength={contactLimits.name} autoComplete="name" />
      </Field>
      <Field id="contact-email" label="E-mail" help="The answer goes there." error={problems.email}>
        <Input name="email" type="email" required maxLength={contactLimits.email} autoComplete="email" />
      </Field>
      <Field id="contact-topic" label="Topic" error={problems.topic}>
        <Select name="topic" required defaultValue="">
          <option value="">Choose a topic</option>
          {Object.entries(contactTopics).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id="contact-message"
        label="Message"
        help="What you did, what happened instead, and the page's address."
        error={problems.message}
        max={contactLimits.message}
      >
        <Textarea name="message" required rows={7} />
      </Field>
      <Button
        type="submit"
        variant="ink"
        size="lg"
        busy={busy}
        busyLabel="Sending"
        className="md:justify-self-start"
      >
        Send message
      </Button>
    </form>
  );
}

/** The focus was on a button that is gone, so it goes to the headline, which is read out. */
function focusOnce(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
