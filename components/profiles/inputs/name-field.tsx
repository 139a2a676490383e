"use client";

import { use, useRef } from "react";
import { useSuggestions } from "@/components/ui/use-suggestions";
import { useIsScratch } from "@/components/wizard/scratch";
import type { UserType } from "@/db/enums";
import { api } from "@/lib/client/api";
import { bounds } from "@/lib/core/bounds";
import { companyActs } from "@/lib/domain/profiles/companies/rules";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import type { InputProps } from "./input-props";
import { LineField } from "./line-field";
import { OwnProfile } from "./own-profile";

/** Milliseconds after the last key before its address is asked for. */
const PAUSE = 400;

async function loadAddress(name: string, signal: AbortSignal): Promise<string[]> {
  const response = await api.get("/slugs", { query: { name }, signal });
  if (!response.ok) throw new Error(response.message);
  return [response.data.url];
}

/** The name, and the address that the page would have under another one. */
export function NameField({ kind, values, change, errors }: InputProps<"name"> & { kind: UserType }) {
  const isNewsroom = isNewsroomType(kind);
  const { name } = values;
  const first = useRef(name);
  const isScratch = useIsScratch();
  const { items, status, ask } = useSuggestions(loadAddress, { delay: PAUSE });
  const { mayRename } = use(OwnProfile);
  const isRenamed = name.trim() !== first.current.trim() && status === "ready";
  return (
    <LineField
      path="name"
      values={values}
      change={(part) => {
        change(part);
        if (!isScratch) ask((part.name ?? "").slice(0, bounds.name));
      }}
      errors={errors}
      label="Name"
      help={
        !mayRename
          ? companyActs.renameCompany.waits
          : isRenamed && items[0]
            ? `Your address becomes ${items[0]}`
            : `The address of your ${isNewsroom ? "newsroom" : "profile"} is made of it`
      }
      max={bounds.name}
      isLocked={!mayRename}
      autoComplete={kind === "brand" ? "organization" : "name"}
    />
  );
}
