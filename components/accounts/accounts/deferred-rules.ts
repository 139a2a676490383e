import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { screenMessages } from "@/components/accounts/accounts/messages";

/**
 * Loads a form's rules when it is first used, so that its page shows without zod: 50 kB on the way to the first field.
 * Call `warm` when the form gets the focus. Where they can't be loaded nothing is sent: `errors.root` says that the
 * server can't be reached, and the next try loads once more.
 */
export function deferredRules<In extends FieldValues, Out extends FieldValues>(
  load: () => Promise<z.ZodType<Out, In>>,
) {
  let loading: Promise<Resolver<In, unknown, Out>> | undefined;

  async function loadRules(): Promise<Resolver<In, unknown, Out>> {
    const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), load()]);
    return zodResolver<In, unknown, Out>(schema as never);
  }
  function ready(): Promise<Resolver<In, unknown, Out> | null> {
    loading ??= loadRules();
    return loading.catch(() => {
      loading = undefined;
      return null;
    });
  }

  const resolver: Resolver<In, unknown, Out> = async (values, context, options) => {
    const rules = await ready();
    if (rules) return rules(values, context, options);
    return { values: {}, errors: { root: { type: "offline", message: screenMessages.offline } } as never };
  };
  return { resolver, warm: () => void ready() };
}
