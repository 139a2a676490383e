import { redirectActing } from "@/lib/transport/acting";

/** The inbox is a tab of the matching platform. */
export default async function InboxPage() {
  await redirectActing("/matching?tab=inbox");
}
