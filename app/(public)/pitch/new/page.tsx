import { redirect } from "next/navigation";

/** A pitch to nobody in particular is begun in the matching platform; who is signed out is asked to sign in there. */
export default function NewPitchPage() {
  redirect("/matching?tab=create-pitch");
}
