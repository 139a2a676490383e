"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  type PitchForm,
  pitchForm,
  toBody,
  toForm,
} from "@/components/pitching/pitch-pages/editor/pitch-form";
import { PitchFrame } from "@/components/pitching/pitch-pages/editor/pitch-frame";
import { ScratchEnd, ScratchExits } from "@/components/site/template-demo/scratch-exits";
import { ScratchScope } from "@/components/wizard/scratch";
import type { PitchPageKind } from "@/lib/domain/pitching/pitch-pages/schema";
import { localTimeZone } from "@/lib/utils/dates";

// Its code reaches no page outside of testing mode.
const SaveTest = dynamic(() => import("./save-test").then((part) => part.SaveTest));
const nobody = { name: "", location: "", verified: false };

/** The page belongs to nobody: what is typed stays in it. */
export function ScratchPitch({ kind, saves }: { kind: PitchPageKind; saves: boolean }) {
  const [empty] = useState(() => toForm(null, { name: "", timeZone: localTimeZone() }));
  const form = useForm<PitchForm>({ resolver: zodResolver(pitchForm), defaultValues: empty });
  const userType = kind === "brand-pitch" ? "brand" : "source";
  const read = () => ({ ...toBody(form.getValues()), status: "published", userType });
  return (
    <ScratchScope>
      <PitchFrame
        kind={kind}
        form={form}
        newsroom={nobody}
        saved="nowhere"
        onRetry={() => {}}
        exits={<ScratchExits />}
        previewPath={`/${kind}/`}
        finish={<ScratchEnd />}
        below={saves && <SaveTest form="pitch" read={read} />}
      />
    </ScratchScope>
  );
}
