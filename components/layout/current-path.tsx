"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

/** The address as typed. A cached 404 is the same for every address, so it appears in the browser only. */
export function CurrentPath() {
  const path = usePathname();
  const [shown, setShown] = useState("This address");
  useEffect(() => setShown(decodePath(path)), [path]);
  return shown;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
