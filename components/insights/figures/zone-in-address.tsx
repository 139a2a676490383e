"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { localTimeZone } from "@/lib/utils/dates";

/** The reader's own zone joins the address of a page that counts by days, unless `zone` stands there already. */
export function ZoneInAddress({ zone }: { zone: string | undefined }) {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  useEffect(() => {
    if (zone) return;
    const local = localTimeZone();
    if (local === "UTC" || params.get("zone") === local) return;
    // The router's copy of the address follows later where a tab was chosen in place.
    const query = new URLSearchParams(window.location.search);
    query.set("zone", local);
    router.replace(`${path}?${query}${window.location.hash}`, { scroll: false });
  }, [zone, router, path, params]);
  return null;
}
