"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { z } from "zod";
import { useFormDraft } from "@/components/accounts/accounts/use-form-draft";
import type { SendProblem } from "@/components/pitching/pitch-dialogs/send-problem";
import type { Message } from "@/components/pitching/pitch-dialogs/use-pitch-send";
import { AddressField } from "@/components/ui/address-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { httpUrl, singleLine, text } from "@/lib/core/fields";
import { filledIn, sentPitchLimits } from "@/lib/domain/pitching/pitches/schema";

const messageForm = z.object({
  subject: filledIn(singleLine("Subject", sentPitchLimits.subject, 1)),
  content: filledIn(text("Message", sentPitchLimits.content, 1)),
  link: z.union([z.literal(""), httpUrl("Link", sentPitchLimits.link)]),
});

export type MessageFormState = {
  form: UseFormReturn<Message>;
  /** Send is enabled only when subject and message both hold something. */
  ready: boolean;
  /** Deletes the stored draft, once it is sent. */
  forget: () => void;
};

/** The custom message to one recipient is stored in this tab until it is sent. */
export function useMessageForm(recipientId: string): MessageFormState {
  const form = useForm<Message>({
    resolver: zodResolver(messageForm),
    defaultValues: { subject: "", content: "", link: "" },
  });
  const forget = useFormDraft(form, `pitch-message:${recipientId}`, ["subject", "content", "link"]);
  const [subject, content] = form.watch(["subject", "content"]);
  return { form, ready: subject.trim() !== "" && content.trim() !== "", forget };
}

/** The API's fields map to these of the form. */
const formFields: Record<string, keyof Message> = {
  subject: "subject",
  content: "content",
  resources: "link",
};

/** Enter in a line submits as well. */
export function MessageForm({
  id,
  state: { form },
  problem,
  onSend,
}: {
  /** The button outside submits the form by this id. */
  id: string;
  state: MessageFormState;
  problem: SendProblem | null;
  onSend: (message: Message) => Promise<void>;
}) {
  const { errors } = form.formState;
  const { setError } = form;
  useEffect(() => {
    for (const [name, [firstProblem] = []] of Object.entries(problem?.fields ?? {})) {
      const field = formFields[name.split(".")[0] ?? ""];
      if (field && firstProblem) setError(field, { message: firstProblem });
    }
  }, [problem, setError]);

  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(onSend)} className="grid gap-4">
      <Field label="Subject" max={sentPitchLimits.subject} error={errors.subject?.message}>
        <Input autoComplete="off" {...form.register("subject")} />
      </Field>
      <Field label="Message" max={sentPitchLimits.content} error={errors.content?.message}>
        <Textarea rows={5} {...form.register("content")} />
      </Field>
      <AddressField
        label="Link"
        note="optional"
        max={sentPitchLimits.link}
        error={errors.link?.message}
        input={form.register("link")}
      />
    </form>
  );
}
