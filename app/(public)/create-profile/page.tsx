import { redirect } from "next/navigation";

/** The directories' call to action leads to the editor of the own profile; who is signed out signs in first. */
export default function CreatePage() {
  redirect("/setup-profile");
}
