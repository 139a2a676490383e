"use client";

import { useEffect } from "react";

/** Starts the service worker once a signed-in page rests. It draws nothing. */
export function AppWorker() {
  useEffect(() => {
    const start = () => void import("@/lib/client/app-worker").then((it) => it.startWorker()).catch(() => {});
    const wait = setTimeout(start, 2000);
    return () => clearTimeout(wait);
  }, []);
  return null;
}
