"use client";

import { type FormEvent, useTransition } from "react";
import { useRouter } from "@/components/layout/acting";
import { AddressField } from "@/components/ui/address-field";
import { Button } from "@/components/ui/button";
import { IMPORT_PATH, importLabels } from "./labels";

/** The page reads the site at the address. It works without scripts, which say that it is being read. */
export function AddressForm({ address, problem }: { address: string; problem: string | null }) {
  const router = useRouter();
  const [reading, start] = useTransition();

  function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("address") ?? "").trim();
    start(() => router.push(`${IMPORT_PATH}?${new URLSearchParams({ address: typed })}`));
  }

  return (
    <form action={IMPORT_PATH} onSubmit={read} noValidate className="grid max-w-prose gap-3">
      <AddressField
        // Another address that is opened by a link replaces what was typed.
        key={address}
        label={importLabels.address}
        help={importLabels.addressHelp}
        error={problem ?? undefined}
        input={{ name: "address", autoComplete: "url", defaultValue: address }}
      />
      <div className="max-sm:grid">
        <Button type="submit" variant="ink" busy={reading} busyLabel={importLabels.reading}>
          {importLabels.read}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {reading ? `${importLabels.reading}…` : ""}
      </p>
    </form>
  );
}
