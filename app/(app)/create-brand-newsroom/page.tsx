import type { Metadata } from "next";
import { type BuilderAddress, BuilderPage } from "@/app/(app)/builder-page";

export const metadata: Metadata = { title: "Brand newsroom", robots: { index: false } };
export const dynamic = "force-dynamic";

export default function CreateBrandNewsroomPage(props: BuilderAddress) {
  return <BuilderPage here="/create-brand-newsroom" {...props} />;
}
