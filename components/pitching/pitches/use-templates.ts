"use client";

import { useState } from "react";
import { listTemplates, type Template } from "./drafts-api";

/** The templates are fetched when they are first asked for. */
export function useTemplates() {
  const [templates, setTemplates] = useState<Template[] | null>(null);
  const [failed, setFailed] = useState(false);

  async function load() {
    if (templates) return;
    setFailed(false);
    const response = await listTemplates();
    if (response.ok) setTemplates(response.data.templates);
    else setFailed(true);
  }
  return { templates, failed, load };
}
