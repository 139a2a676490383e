import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { JobsPage } from "../jobs-page";

export const metadata: Metadata = { title: "Mail", robots: { index: false } };
export const dynamic = "force-dynamic";

export default async function MailListPage({ searchParams }: SearchProps) {
  return <JobsPage search={await searchParams} mail={true} />;
}
