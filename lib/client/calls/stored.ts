import { draftText, storedDraft } from "@/lib/client/stored-draft";

export type DeviceKind = "audioinput" | "audiooutput" | "videoinput";

/** What this browser knows of calls: the devices that were chosen, and the name of a tab that holds one. */
export const storedForCalls = (what: DeviceKind | "tab") =>
  storedDraft(what === "tab" ? "tab" : "browser", `call:${what}`, draftText);
