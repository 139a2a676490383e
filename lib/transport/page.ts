import "server-only";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { InputOf, Operation, OutputOf } from "@/lib/core/operation";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { limitRequest } from "./limits";

const readOnce = cache(async (operation: Operation, serialised: string): Promise<unknown> => {
  const actor = await currentActor();
  // An operation that asks other sites costs the same whichever surface calls it, so its limit holds here too.
  if (operation.spec.rateLimit) await limitRequest(actor, operation);
  return execute(actor, operation, JSON.parse(serialised));
});

/** The caller of a page that is drawn for everybody; the 404 page for who acts for a newsroom that is not theirs. */
export async function pageActor(): Promise<Actor> {
  try {
    return await currentActor();
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}

/**
 * Reads for a page that renders per request, once per request and input. A refusal becomes what a page can show: the
 * login redirect with the way back, the set-up of two-factor sign-in, the notice about what was withdrawn, or the 404
 * page. Any other error reaches the error page.
 */
export async function page<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  here = "/dashboard",
  /** Handles an address whose query is invalid, such as a cursor that nobody made. */
  onInvalid: (error: AppError) => never = notFound,
): Promise<OutputOf<Op>> {
  try {
    return (await readOnce(operation as Operation, JSON.stringify(input))) as OutputOf<Op>;
  } catch (error) {
    if (error instanceof AppError) {
      if (error.code === "unauthenticated") redirect(`/login?callbackUrl=${encodeURIComponent(here)}`);
      if ((error.code === "gone" || error.code === "forbidden") && error.details?.url) {
        redirect(error.details.url);
      }
      if (error.code === "not_found" || error.code === "forbidden") notFound();
      if (error.code === "invalid_input") onInvalid(error);
    }
    throw error;
  }
}

/** Reads for a page whose form stands in its address: what is refused there, the page says beside the form's fields. */
export async function pageOrRefusal<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  here: string,
): Promise<{ output: OutputOf<Op>; refused: null } | { output: null; refused: AppError }> {
  const refuse = (error: AppError): never => {
    throw error;
  };
  try {
    return { output: await page(operation, input, here, refuse), refused: null };
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") return { output: null, refused: error };
    throw error;
  }
}
