"use server";
import { decideAppeal as decide } from "@/lib/domain/profiles/evidence/commands/decide-appeal";
import * as site from "@/lib/domain/profiles/evidence/commands/site";
import * as submissions from "@/lib/domain/profiles/evidence/commands/submissions";
import { VERIFICATION_PATH } from "@/lib/domain/profiles/evidence/rules";
import { formAction } from "@/lib/transport/action";

export const submitEvidence = formAction(submissions.submitEvidence, {
  read: ({ text, address }) => ({
    kind: text("kind"),
    outlet: text("outlet"),
    url: address("url"),
    publishedOn: text("publishedOn") || undefined,
  }),
  done: () => `${VERIFICATION_PATH}?done=submitted`,
});

export const removeSubmission = formAction(submissions.removeSubmission, {
  read: ({ text }) => ({ id: text("id") }),
  done: () => `${VERIFICATION_PATH}?done=removed`,
});

export const appealEvidence = formAction(submissions.appealEvidence, {
  read: ({ text }) => ({ id: text("id"), reason: text("reason") }),
  done: () => `${VERIFICATION_PATH}?done=appealed`,
});

export const startSiteProof = formAction(site.startSiteProof, {
  read: () => ({}),
  // The query makes the browser load the page again: without it, it would only scroll on the open page.
  done: () => `${VERIFICATION_PATH}?done=token#website`,
});

export const checkSite = formAction(site.checkSite, {
  read: () => ({}),
  done: () => `${VERIFICATION_PATH}?done=checking`,
});

export const decideAppeal = formAction(decide, {
  read: ({ text }) => ({ id: text("id"), decision: text("decision"), reason: text("reason") }),
  done: ({ submission }) =>
    `/admin/reviews?done=${submission.status === "ACCEPTED" ? "approved" : "declined"}`,
});
