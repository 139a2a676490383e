"use client";

import { useState } from "react";
import { BuilderFrame } from "@/components/builders/builder-frame";
import { ScratchEnd, ScratchExits } from "@/components/template-demo/scratch-exits";
import { ScratchScope } from "@/components/wizard/scratch";
import type { UserType } from "@/db/enums";
import type { BuilderValues } from "@/lib/domain/builders/schema";

const noErrors = {};

/** A type's builder on a profile that is nobody's: what is typed stays in this page. */
export function ScratchBuilder({ kind, empty }: { kind: UserType; empty: BuilderValues }) {
  const [values, setValues] = useState(empty);
  return (
    <ScratchScope>
      <BuilderFrame
        kind={kind}
        values={values}
        errors={noErrors}
        change={(part) => setValues((before) => ({ ...before, ...part }))}
        saved="nowhere"
        onRetry={() => {}}
        exits={<ScratchExits />}
        // The server draws the real one from the stored draft.
        preview={null}
        previewPath=""
        finish={<ScratchEnd />}
      />
    </ScratchScope>
  );
}
