import { z } from "zod";
import { command, query } from "@/lib/core/operation";

/**
 * Compiled by `npm run typecheck`, never run: each line below a directive must not compile. If one does, the
 * directive itself becomes the error.
 */
const shape = { name: "type.test", summary: "", input: z.object({}), output: z.object({}) };
const audit = { skip: "A test of the types." };

// @ts-expect-error access is left out
query({ ...shape, run: () => ({}) });

// @ts-expect-error access is left out
command({ ...shape, audit, run: () => ({}) });

// @ts-expect-error a public operation must say why
query({ ...shape, access: { public: true }, run: () => ({}) });

// @ts-expect-error roles come with a subject
query({ ...shape, access: { roles: ["brand"] }, run: () => ({}) });

// @ts-expect-error a policy is about a subject
query({ ...shape, access: "signedIn", allow: () => {}, run: () => ({}) });

// @ts-expect-error a policy is about a subject, also in a command
command({ ...shape, audit, access: "signedIn", allow: () => {}, run: () => ({}) });

// @ts-expect-error there is no such role
query({ ...shape, access: { roles: ["king"] }, subject: () => ({}), run: () => ({}) });

// @ts-expect-error a job has no account
query({ ...shape, access: "jobs", run: ({ actor }) => (actor.userId ? {} : {}) });

query({ ...shape, access: "jobs", run: ({ actor }) => (actor.job ? {} : {}) });
query({ ...shape, access: "signedIn", run: () => ({}) });
query({ ...shape, access: { roles: ["brand"] }, subject: () => ({}), run: () => ({}) });
command({ ...shape, audit, access: "signedIn", subject: () => ({}), run: () => ({}) });
command({ ...shape, audit, access: "signedIn", subject: () => ({}), allow: () => {}, run: () => ({}) });

// @ts-expect-error a command says what its audit entry is about, or why there is none
command({ ...shape, access: "signedIn", run: () => ({}) });

// @ts-expect-error an entry is skipped for a reason
command({ ...shape, access: "signedIn", audit: { skip: true }, run: () => ({}) });

// @ts-expect-error there is no such noun
command({ ...shape, access: "signedIn", audit: { kind: "planet", id: () => null }, run: () => ({}) });

command({
  ...shape,
  access: "signedIn",
  subject: () => ({ id: "1" }),
  audit: { kind: "pitch", id: ({ subject }) => subject.id },
  run: () => ({}),
});
