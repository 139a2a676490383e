"use server";
import * as jobs from "@/lib/domain/staff/jobs/commands";
import * as people from "@/lib/domain/staff/people/commands";
import * as reports from "@/lib/domain/staff/reports/commands";
import * as stops from "@/lib/domain/staff/stopped-addresses/commands";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

const id = ({ text }: FormFields) => ({ id: text("id") });
const withReason = ({ text }: FormFields) => ({ id: text("id"), reason: text("reason") });
const personPage = (done: string) => (output: { person: { id: string } }) =>
  `/admin/people/${output.person.id}?done=${done}`;
const reportPage = (done: string) => (output: { report: { id: string } }) =>
  `/admin/reports/${output.report.id}?done=${done}`;

export const holdPerson = formAction(people.holdPerson, { read: withReason, done: personPage("held") });
export const liftPerson = formAction(people.liftPerson, { read: withReason, done: personPage("lifted") });
export const reopenPerson = formAction(people.reopenPerson, {
  read: withReason,
  done: personPage("reopened"),
});
export const signOutPerson = formAction(people.signOutPerson, { read: id, done: personPage("signed-out") });

export const takeReport = formAction(reports.takeReport, { read: id, done: reportPage("taken") });
export const releaseReport = formAction(reports.releaseReport, { read: id, done: reportPage("released") });

export const askAccount = formAction(reports.askAccount, {
  read: ({ text }) => ({ id: text("id"), question: text("question") }),
  done: reportPage("asked"),
});

export const decideReport = formAction(reports.decideReport, {
  read: ({ text }) => ({
    id: text("id"),
    decision: text("decision") || undefined,
    statement: text("statement"),
  }),
  done: ({ report: { id, state, subject } }) => {
    const made = subject === "APPEAL" ? "settled" : "decided";
    return `/admin/reports/${id}?done=${state === "CLOSING" ? "proposed" : made}`;
  },
});

export const retryJob = formAction(jobs.retryJob, {
  read: id,
  done: (_, { text }) => (text("from") === "mail" ? "/admin/mail?done=retried" : "/admin/jobs?done=retried"),
});

export const liftStop = formAction(stops.liftStop, {
  read: id,
  done: () => "/admin/mail?state=STOPPED&done=lifted",
});
