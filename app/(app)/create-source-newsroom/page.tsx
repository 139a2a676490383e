import type { Metadata } from "next";
import { type BuilderAddress, BuilderPage } from "@/app/(app)/builder-page";

export const metadata: Metadata = { title: "Source newsroom", robots: { index: false } };
export const dynamic = "force-dynamic";

export default function CreateSourceNewsroomPage(props: BuilderAddress) {
  return <BuilderPage here="/create-source-newsroom" {...props} />;
}
