import { query } from "@/lib/core/operation";
import { pitchMailInput, pitchMailView, readPitchFacts } from "../mails/facts";

/** Answers what a mail about a pitch says; null when the pitch or the account is gone. */
export const readPitchMail = query({
  name: "pitches.readMail",
  summary: "What a mail about a pitch says",
  input: pitchMailInput,
  output: pitchMailView.nullable(),
  access: "jobs",
  run: ({ db, input }) => readPitchFacts(db, input),
});
