"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { BuilderFrame } from "@/components/profiles/builders/builder-frame";
import { ScratchEnd, ScratchExits } from "@/components/site/template-demo/scratch-exits";
import { ScratchScope } from "@/components/wizard/scratch";
import type { UserType } from "@/db/enums";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";

// Its code reaches no page outside of testing mode.
const SaveTest = dynamic(() => import("./save-test").then((part) => part.SaveTest));
const noErrors = {};

type Props = {
  kind: UserType;
  empty: BuilderValues;
  /** The form can be saved under a demo account, as testing mode allows. */
  saves: boolean;
};

/** The profile belongs to nobody: what is typed stays in this page. */
export function ScratchBuilder({ kind, empty, saves }: Props) {
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
        // The server draws the real preview from the stored draft.
        preview={null}
        previewPath=""
        finish={<ScratchEnd />}
        below={saves && <SaveTest form="profile" read={() => ({ userType: kind, values })} />}
      />
    </ScratchScope>
  );
}
