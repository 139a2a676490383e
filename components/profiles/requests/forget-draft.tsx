"use client";

import { useEffect } from "react";
import { requestDraft } from "@/components/profiles/requests/request-draft";

/** Deletes what was typed of a request, once the page says that it is published. */
export function ForgetDraft() {
  useEffect(() => void requestDraft().write(null), []);
  return null;
}
