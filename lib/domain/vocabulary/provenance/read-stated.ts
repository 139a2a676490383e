import type { Media } from "@/lib/platform/images/media-file";
import { beginningOf } from "@/lib/utils/cut-text";
import { dataMiningOf, MAX_CONSTRAINTS, sourceTypeOf, summarizeSourceTypes } from "./provenance";

/**
 * Reads what an upload says of where it came from; null where it says nothing that IPTC or PLUS lists. Where its XMP
 * names no source type, its Content Credentials count, as long as the file is as it was signed.
 */
export function readStated(upload: Pick<Media, "provenance" | "contentCredentials"> | null) {
  const { digitalSourceType = "", dataMining = "", dataMiningConstraints = "" } = upload?.provenance ?? {};
  const contentCredentials = upload?.contentCredentials ?? null;
  const signed = contentCredentials?.status === "valid" ? contentCredentials.digitalSourceTypes : [];
  const term = dataMiningOf(dataMining);
  const isLimited = term === "prohibited_see_constraints";
  return {
    contentCredentials,
    digitalSourceType: sourceTypeOf(digitalSourceType) ?? summarizeSourceTypes(signed),
    dataMining: term,
    dataMiningInFile: term !== null,
    dataMiningConstraints: isLimited ? beginningOf(dataMiningConstraints, MAX_CONSTRAINTS) : "",
  };
}
