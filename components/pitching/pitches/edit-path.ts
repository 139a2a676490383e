import { tabPath } from "@/components/matching/matching/tabs";

/** Address of the editor of a pitch; "new" starts one. */
export const editPath = (id: string) => `${tabPath("create-pitch")}&edit=${id}`;
