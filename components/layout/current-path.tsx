"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { isProfilePath } from "@/lib/utils/not-found-text";

/**
 * The address as typed, or `forProfile` in its place for addresses of a profile. A cached 404 is the same for
 * every address, so either appears in the browser only.
 */
export function CurrentPath({ forProfile }: { forProfile?: ReactNode }) {
  const path = usePathname();
  const [shown, setShown] = useState("");
  useEffect(() => setShown(path), [path]);
  if (forProfile) return isProfilePath(shown) && forProfile;
  return shown ? decodePath(shown) : "This address";
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
