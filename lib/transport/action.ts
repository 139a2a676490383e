import "server-only";
import { cookies, headers } from "next/headers";
import { type AppError, type ErrorCode, type FormState, notFound, toAppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { Operation, OutputOf } from "@/lib/core/operation";
import { requestActor } from "@/lib/platform/auth/request-actor";
import { log } from "@/lib/platform/log";
import { settings } from "@/lib/platform/settings/settings";
import { safePath } from "@/lib/utils/safe-path";
import { isUuid } from "@/lib/utils/uuid";
import { redirectActing } from "./acting";
import { type FormFields, fieldsOf, typedValues } from "./form-fields";
import { limitRequest } from "./limits";
import { requireSameOrigin } from "./same-origin";

type Binding<Op extends Operation> = {
  /** Reads the operation's input. */
  read: (fields: FormFields, sent: HeaderSource, cookies: CookieSource) => object | Promise<object>;
  /** Returns the path that shows the success. `from` is the path of the form, where the browser says it. */
  done: (output: OutputOf<Op>, fields: FormFields, from: string | null) => string | Promise<string>;
  /** Returns the path to come back to, for callers who have to sign in first. */
  signIn?: (fields: FormFields) => string;
};

type HeaderSource = { get(name: string): string | null };
type CookieSource = { get(name: string): { value: string } | undefined };
type Bound = { operation: Operation };
export type FormAction = ((state: FormState, form: FormData) => Promise<FormState>) & Bound;
export type RedirectAction = ((form: FormData) => Promise<void>) & Bound;

/**
 * Binds an operation to a form of a page that renders per request, for `useActionState`. It works without scripts: a
 * success redirects, and a refusal comes back with the page, beside its fields.
 */
export function formAction<Op extends Operation>(operation: Op, binding: Binding<Op>): FormAction {
  const run = async (_: FormState, form: FormData): Promise<FormState> => {
    const result = await perform(operation, binding, form);
    if ("to" in result) return redirectActing(result.to);
    const { code, message, fields, details } = result.error;
    return { code, message, fields, details, values: typedValues(form) };
  };
  return Object.assign(run, { operation: operation as Operation });
}

/**
 * Binds a query to a form that shows its answer on the same page, for `useActionState`. It works without scripts: the
 * answer, or the refusal, comes back with the page.
 */
export function answerAction<Op extends Operation>(
  operation: Op,
  read: Binding<Op>["read"],
): AnswerAction<OutputOf<Op>> {
  const run = async (_: unknown, form: FormData): Promise<AnswerState<OutputOf<Op>>> => {
    const result = await attempt(operation, read, form);
    if ("output" in result) return { answer: result.output };
    return { refusal: result.error.message };
  };
  return Object.assign(run, { operation: operation as Operation });
}

/** The answer to a form, or why it was refused; null before it is sent. */
export type AnswerState<Answer> = { answer: Answer } | { refusal: string } | null;
type AnswerAction<Answer> = ((state: AnswerState<Answer>, form: FormData) => Promise<AnswerState<Answer>>) &
  Bound;

/**
 * Binds an operation to a form of a cached page, which is the same bytes for everybody and can show no refusal:
 * `refused` returns the path of a page that can.
 */
export function redirectAction<Op extends Operation>(
  operation: Op,
  binding: Binding<Op> & { refused: (code: ErrorCode, fields: FormFields) => string },
): RedirectAction {
  const run = async (form: FormData): Promise<void> => {
    const result = await perform(operation, binding, form);
    await redirectActing("to" in result ? result.to : binding.refused(result.error.code, fieldsOf(form)));
  };
  return Object.assign(run, { operation: operation as Operation });
}

async function perform<Op extends Operation>(
  operation: Op,
  { read, done, signIn }: Binding<Op>,
  form: FormData,
): Promise<{ to: string } | { error: AppError }> {
  const fields = fieldsOf(form);
  const result = await attempt(operation, read, form);
  if ("output" in result) return { to: await done(result.output, fields, pageBefore(await headers())) };
  if (result.error.code === "unauthenticated" && signIn) {
    return { to: `/login?callbackUrl=${encodeURIComponent(signIn(fields))}` };
  }
  return result;
}

async function attempt<Op extends Operation>(
  operation: Op,
  read: Binding<Op>["read"],
  form: FormData,
): Promise<{ output: OutputOf<Op> } | { error: AppError }> {
  const fields = fieldsOf(form);
  try {
    const sent = await headers();
    requireSameOrigin(sent);
    const jar = await cookies();
    const { actor } = await requestActor(sent, jar);
    if (!actor) throw notFound();
    await limitRequest(actor, operation as Operation);
    const input = await read(fields, sent, jar);
    const output = await execute(actor, operation as Operation, input, keyOf(fields));
    return { output: output as OutputOf<Op> };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.status === 500)
      log.error({ operation: operation.spec.name, err: error.cause }, "action failed");
    return { error };
  }
}

/** A form with an `attempt` may be sent twice: the second time returns what the first one returned. */
const keyOf = ({ text }: FormFields) => {
  const attempt = text("attempt") ?? "";
  return isUuid(attempt) ? { idempotencyKey: attempt } : {};
};

/** The path of our page that the form was sent from, by the browser's `Referer`. */
function pageBefore(sent: HeaderSource): string | null {
  const referer = sent.get("referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(settings().APP_URL).origin ? safePath(pathname + search, "") || null : null;
}
