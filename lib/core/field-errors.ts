import type { z } from "zod";
import type { FieldErrors } from "./errors";

/** What a schema refuses, by the path of each field; `body` for the input as a whole. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of error.issues.flatMap((issue) => unfolded(issue))) {
    const field = path.join(".") || "body";
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

type Issue = z.core.$ZodIssue;

/**
 * The issue as its field says it: of a union that one of its kinds alone could have meant, what is wrong inside that
 * kind; else the issue itself.
 */
function unfolded(issue: Issue): Issue[] {
  // What is wrong with an entry's name.
  if (issue.code === "invalid_key") return [{ ...issue, message: issue.issues[0]?.message ?? issue.message }];
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.filter((inner) => inner.every(({ path }) => path.length > 0));
  const [only = []] = meant;
  if (meant.length !== 1 || only.length === 0) return [issue];
  return only.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }));
}
