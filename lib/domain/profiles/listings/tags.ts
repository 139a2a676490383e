import type { UserType } from "@/db/enums";

/** Cache tag of a directory's first page, which everybody shares. */
export const directoryTag = (kind: UserType) => `directory:${kind}`;
