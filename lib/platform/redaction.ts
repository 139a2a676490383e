const UUID = "[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}";

/** These patterns may identify somebody, or let somebody in; each has its replacement. */
const RULES: readonly [RegExp, string][] = [
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s"'/@]+@/gi, "$1[credentials]@"],
  [/[^\s"'<>()[\]{},:;=\\/@]{1,64}@[^\s"'<>()[\]{},:;=\\/@]{1,253}\.[\p{L}\d-]+/gu, "[e-mail]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\b(bearer|basic)\s+[\w.~+/-]{8,}=*/gi, "$1 [token]"],
  [/\b(token|password|passwd|secret|authorization|cookie|code|key)=[^\s"'&\\]+/gi, "$1=[redacted]"],
  [new RegExp(`\\b(?!${UUID}\\b)[\\w-]{32,}`, "gi"), "[token]"],
];

/** Removes addresses, tokens and passwords. It recognises no names, which must not be logged at all. */
export const redact = (text: string): string =>
  RULES.reduce((current, [pattern, instead]) => current.replace(pattern, instead), text);

type Described = { type: string; message: string; code?: string; stack?: string; cause?: Described };

const MAX_DEPTH = 4;

/**
 * Takes from an error what may be logged: its kind, message, code and stack, and those of its causes. Its other
 * fields hold what people typed (a statement's parameters, a row that broke a rule, a mail's recipient).
 */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) };
  const { name, code, cause, stack } = error as Error & { code?: unknown };
  // drizzle's message ends with the parameters.
  const message = redact(error.message.split("\nparams:")[0] ?? "");
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message,
    ...(typeof code === "string" ? { code } : {}),
    ...(frames && frames.length > 0 ? { stack: redact(frames.join("\n")) } : {}),
    ...(cause !== undefined && depth < MAX_DEPTH ? { cause: describeError(cause, depth + 1) } : {}),
  };
}
