import type { UserType } from "@/db/enums";

/** Everybody shares a directory's first page, which has this cache tag. */
export const directoryTag = (kind: UserType) => `directory:${kind}`;
