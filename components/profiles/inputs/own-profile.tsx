"use client";

import dynamic from "next/dynamic";
import { createContext, use } from "react";
import { useIsScratch } from "@/components/wizard/scratch";
import type { BuilderDraftView } from "@/lib/domain/profiles/builders/schema";

/** What fields of a builder need of its profile besides the draft: its picture is stored at once. */
export const OwnProfile = createContext<Pick<BuilderDraftView, "avatarUrl" | "mayRename">>({
  ...{ avatarUrl: null, mayRename: true },
});

const BuilderPicture = dynamic(
  () => import("@/components/profiles/inputs/builder-picture").then((part) => part.BuilderPicture),
  { loading: () => <div className="h-24" /> },
);

/** The profile's picture in a builder. A scratch form has no profile to store one for. */
export function PictureField({ name, isNewsroom }: { name: string; isNewsroom: boolean }) {
  const { avatarUrl } = use(OwnProfile);
  return useIsScratch() ? null : <BuilderPicture stored={avatarUrl} {...{ name, isNewsroom }} />;
}
