import type { Metadata } from "next";
import { DeferredNotFound } from "@/components/layout/deferred-not-found";
import { socialLinks } from "@/lib/site";

export const metadata: Metadata = { title: "Page Not Found" };

export default function NotFound() {
  return <DeferredNotFound social={socialLinks()} />;
}
