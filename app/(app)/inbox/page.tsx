import { redirect } from "next/navigation";

/** The inbox is a tab of the matching platform. */
export default function InboxPage() {
  redirect("/matching?tab=inbox");
}
