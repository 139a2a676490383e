"use client";

import { useEffect, useRef, useState } from "react";
import { UNREACHABLE } from "@/lib/client/api";

/**
 * Uploads a picture for a field: `onUploaded` takes its path, once, when it is stored. Another file ends the upload
 * before it, as does leaving. The code that sends it is loaded with the first file.
 */
export function usePictureUpload(onUploaded: (image: string) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const call = useRef<AbortController>(null);
  // The row may have moved, and others changed, by the time it is stored.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  useEffect(() => () => call.current?.abort(), []);

  async function take(file: File) {
    call.current?.abort();
    const asked = new AbortController();
    call.current = asked;
    setBusy(true);
    setProblem(undefined);
    const result = await import("./upload-picture")
      .then(({ uploadPicture }) => uploadPicture(file, asked.signal))
      .catch(() => ({ problem: UNREACHABLE }));
    if (asked.signal.aborted) return;
    setBusy(false);
    if ("image" in result) latest.current(result.image);
    else setProblem(result.problem);
  }

  return { busy, problem, take };
}
