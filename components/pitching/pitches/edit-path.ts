import { tabPath } from "@/components/matching/matching/tabs";

/** The id "new" starts a pitch. */
export const editPath = (id: string) => `${tabPath("create-pitch")}&edit=${id}`;
