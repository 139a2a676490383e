import { redirect } from "next/navigation";

/** A pitch without a recipient begins in the matching platform, which asks those signed out to sign in. */
export default function NewPitchPage() {
  redirect("/matching?tab=create-pitch");
}
