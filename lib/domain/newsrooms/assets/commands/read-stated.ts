import type { Media } from "@/lib/platform/images/media-file";
import { dataMiningOf, sourceTypeOf } from "../provenance";
import { assetLimits } from "../schema";

/** Reads what an upload says of where it came from; null where it says nothing that IPTC or PLUS lists. */
export function readStated(upload: Pick<Media, "provenance"> | null) {
  const { digitalSourceType = "", dataMining = "", dataMiningConstraints = "" } = upload?.provenance ?? {};
  const term = dataMiningOf(dataMining);
  const isLimited = term === "prohibited_see_constraints";
  return {
    digitalSourceType: sourceTypeOf(digitalSourceType),
    dataMining: term,
    dataMiningConstraints: isLimited ? dataMiningConstraints.slice(0, assetLimits.dataMiningConstraints) : "",
  };
}
