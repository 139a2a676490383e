import type { UserType } from "@/db/enums";
import { pathPrefixOf } from "@/lib/domain/vocabulary/user-type/user-type";

/** The address has no host. */
export const profileUrl = (kind: UserType, slug: string) => `/${pathPrefixOf(kind)}/${slug}`;

/** The demo's drawn pictures are among the site's own files: `/demo/p-{name}` large, `/demo/a-{name}` small. */
const demoPicture = (key: string, size: 128 | 512) => (size === 128 ? key.replace("/p-", "/a-") : key);

/** A picture's key carries the content's hash, so it never changes under one address. */
export const avatarUrl = (key: string | null, size: 128 | 512) =>
  key === null ? null : key.startsWith("/") ? demoPicture(key, size) : `/files/${key}-${size}.webp`;

/** Returns the large cut of a picture whose small address `avatarUrl` made; a large one stays as it is. */
export const largePicture = (url: string | null) =>
  url?.replace(/-128\.webp$/, "-512.webp").replace(/^\/demo\/a-/, "/demo/p-") ?? null;
