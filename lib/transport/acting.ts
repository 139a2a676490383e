import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ACTING_HEADER, withActing } from "@/lib/acting";

/** Redirects to a page of ours for the same acting profile as this request's. */
export async function redirectActing(path: string): Promise<never> {
  const slug = (await headers()).get(ACTING_HEADER);
  redirect(slug ? withActing(path, slug) : path);
}
