"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { api } from "@/lib/client/api";

/** The page shows the release once the reader has agreed. */
export function AgreeButton({ releaseId }: { releaseId: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function agree() {
    setBusy(true);
    const response = await api.post("/releases/{id}/agree", { params: { id: releaseId } });
    setBusy(false);
    if (response.ok) router.refresh();
    else setError(response.message);
  }

  return (
    <>
      <Button variant="ink" busy={busy} onClick={agree}>
        Agree and read
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}
