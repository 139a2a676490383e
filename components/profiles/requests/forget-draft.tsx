"use client";

import { useEffect } from "react";
import { requestDraft } from "@/components/profiles/requests/request-draft";

/** The typed text of a request is deleted once the page says that it is published. */
export function ForgetDraft() {
  useEffect(() => void requestDraft().write(null), []);
  return null;
}
