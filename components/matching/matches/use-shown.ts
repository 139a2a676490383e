import { useEffect } from "react";
import { api } from "@/lib/client/api";

/** Tells the server whose card is before the viewer; null while there is none. Where it fails, nothing is lost to them. */
export function useShown(profileId: string | null) {
  useEffect(() => {
    if (profileId) void api.post("/matches/{id}/shown", { params: { id: profileId } });
  }, [profileId]);
}
