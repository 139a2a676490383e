"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { isDeckPath } from "@/lib/utils/deck-paths";
import { isProfilePath } from "@/lib/utils/not-found-text";

/**
 * Shows the address as typed, or in its place `forProfile` for addresses of a profile and `forDeck` for those of decks.
 * A cached 404 is the same for every address, so either appears in the browser only.
 */
export function CurrentPath({ forProfile, forDeck }: { forProfile?: ReactNode; forDeck?: ReactNode }) {
  const path = usePathname();
  const [shown, setShown] = useState("");
  useEffect(() => setShown(path), [path]);
  if (forProfile) return isProfilePath(shown) && forProfile;
  if (forDeck) return isDeckPath(shown) && forDeck;
  return shown ? decodePath(shown) : "This address";
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
