import { storedForm } from "@/lib/client/stored-draft";

/** The key of a request that is typed and not published, on its own page and in the builder. */
export const REQUEST_DRAFT = "request";

export const requestDraft = () => storedForm(REQUEST_DRAFT);
