import "server-only";
import { headers } from "next/headers";
import { type AppError, type ErrorCode, type FieldErrors, toAppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { InputOf, Operation, OutputOf } from "@/lib/core/operation";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { log } from "@/lib/platform/log";
import { limitRequest } from "./limits";
import { requireSameOrigin } from "./same-origin";

export type ActionResult<T> =
  | { ok: true; data: T; message?: string }
  | { ok: false; code: ErrorCode; message: string; fields?: FieldErrors; details?: Record<string, string> };

export type BoundAction<In, Out> = ((input: In) => Promise<ActionResult<Out>>) & { operation: Operation };

/** Binds an operation to a server action. A refusal is a value, so that forms keep what was typed. */
export function action<Op extends Operation>(operation: Op): BoundAction<InputOf<Op>, OutputOf<Op>> {
  const run = async (input: InputOf<Op>): Promise<ActionResult<OutputOf<Op>>> => {
    try {
      requireSameOrigin(await headers());
      const actor = await currentActor();
      await limitRequest(actor, operation as Operation);
      const data = (await execute(actor, operation as Operation, input)) as OutputOf<Op>;
      const { message } = operation.spec;
      const text = typeof message === "function" ? message(data as never) : message;
      return { ok: true, data, ...(text ? { message: text } : {}) };
    } catch (thrown) {
      return refusal(toAppError(thrown), operation.spec.name);
    }
  };
  return Object.assign(run, { operation: operation as Operation });
}

function refusal(error: AppError, operation: string): ActionResult<never> {
  if (error.status === 500) log.error({ operation, err: error.cause }, "action failed");
  return {
    ok: false,
    code: error.code,
    message: error.message,
    fields: error.fields,
    details: error.details,
  };
}
