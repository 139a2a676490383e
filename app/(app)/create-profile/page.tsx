import type { Metadata } from "next";
import { type BuilderAddress, BuilderPage } from "@/app/(app)/builder-page";

export const metadata: Metadata = { title: "Your profile", robots: { index: false } };
export const dynamic = "force-dynamic";

export default function CreateProfilePage(props: BuilderAddress) {
  return <BuilderPage here="/create-profile" {...props} />;
}
