import { redirect } from "next/navigation";

/** The builder of the viewer's own type is the editor of the own profile; who is signed out signs in first. */
export default function CreatePage() {
  redirect("/setup-profile");
}
