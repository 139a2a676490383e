import "server-only";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { InputOf, Operation, OutputOf } from "@/lib/core/operation";
import { currentActor } from "@/lib/platform/auth/current-actor";

const readOnce = cache(async (operation: Operation, serialised: string): Promise<unknown> => {
  return execute(await currentActor(), operation, JSON.parse(serialised));
});

/**
 * Reads for a page that renders per request, once per request and input. A refusal becomes what a page can
 * show: the login redirect with the way back, the set-up of two-factor sign-in that comes first, the notice about what
 * was withdrawn, or the 404 page. Anything else reaches the error page.
 */
export async function page<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  here = "/dashboard",
): Promise<OutputOf<Op>> {
  try {
    return (await readOnce(operation as Operation, JSON.stringify(input))) as OutputOf<Op>;
  } catch (error) {
    if (error instanceof AppError) {
      if (error.code === "unauthenticated") redirect(`/login?callbackUrl=${encodeURIComponent(here)}`);
      if ((error.code === "gone" || error.code === "forbidden") && error.details?.url) {
        redirect(error.details.url);
      }
      // What its address asks for cannot be: a cursor that nobody made, an unknown choice.
      if (["not_found", "forbidden", "invalid_input"].includes(error.code)) notFound();
    }
    throw error;
  }
}
