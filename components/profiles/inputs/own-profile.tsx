"use client";

import dynamic from "next/dynamic";
import { createContext, use } from "react";
import { useIsScratch } from "@/components/wizard/scratch";
import type { BuilderDraftView } from "@/lib/domain/profiles/builders/schema";

/** Fields of a builder need this of its profile besides the draft: its pictures are stored at once. */
export const OwnProfile = createContext<Pick<BuilderDraftView, "avatarUrl" | "logoUrl" | "mayRename">>({
  ...{ avatarUrl: null, logoUrl: null, mayRename: true },
});

const PictureEditor = dynamic(
  () => import("@/components/profiles/picture/picture-editor").then((part) => part.PictureEditor),
  { loading: () => <div className="h-24" /> },
);

/** A scratch form has no profile to store a picture for. */
export function PictureField({ name, isNewsroom }: { name: string; isNewsroom: boolean }) {
  const { avatarUrl, logoUrl } = use(OwnProfile);
  const noun = isNewsroom ? "Your logo" : "Your portrait";
  if (useIsScratch()) return null;
  return (
    <PictureEditor
      picture={isNewsroom ? "logo" : "avatar"}
      name={name}
      stored={isNewsroom ? logoUrl : avatarUrl}
      optional="optional"
      note={`${noun}: JPG, PNG or GIF, max 5MB. It is shown at once`}
    />
  );
}
