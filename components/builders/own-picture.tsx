"use client";

import dynamic from "next/dynamic";
import { createContext, use } from "react";
import { useIsScratch } from "@/components/wizard/scratch";

/** The address of the profile's picture; null without one. It is no part of the draft: it is stored at once. */
export const OwnPicture = createContext<string | null>(null);

const BuilderPicture = dynamic(
  () => import("@/components/builders/inputs/builder-picture").then((part) => part.BuilderPicture),
  { loading: () => <div className="h-24" /> },
);

/** The profile's picture in a builder. A scratch form has no profile to store one for. */
export function PictureField({ name, isNewsroom }: { name: string; isNewsroom: boolean }) {
  const stored = use(OwnPicture);
  return useIsScratch() ? null : <BuilderPicture {...{ name, stored, isNewsroom }} />;
}
