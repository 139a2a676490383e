import { redirect } from "next/navigation";
import { readAdminFrame } from "../admin-frame";

export const dynamic = "force-dynamic";

/** The list of people is the first page of staff; for everybody else this one does not exist either. */
export default async function PeopleAddressPage() {
  await readAdminFrame("/admin/people");
  redirect("/admin");
}
