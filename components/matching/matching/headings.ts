import type { UserType } from "@/db/enums";

export function matchingHeadings(userType: UserType): { page: string; phone: string } {
  const forPress = userType === "press" || userType === "paid_media";
  return {
    page: forPress ? "Connect with brands and sources" : "Connect with journalists and media professionals",
    phone: userType === "press" ? "Find brands & sources" : "Find journalists & media",
  };
}
