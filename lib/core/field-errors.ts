import type { z } from "zod";
import type { FieldErrors } from "./errors";

/** Collects what a schema refuses by the path of each field; `body` stands for the input as a whole. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues.flatMap((issue) => unfolded(issue))) {
    const field = path.join(".") || "body";
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

type Issue = z.core.$ZodIssue;

/** Replaces a union's issue by those of the one variant that the input can have meant. */
function unfolded(issue: Issue): Issue[] {
  // Zod wraps the issue of a record's key into one of its own, whose message says nothing of the key.
  if (issue.code === "invalid_key") return [{ ...issue, message: issue.issues[0]?.message ?? issue.message }];
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.filter((inner) => inner.every(({ path }) => path.length > 0));
  const [only = []] = meant;
  if (meant.length !== 1 || only.length === 0) return [issue];
  return only.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }));
}
