import dynamic from "next/dynamic";
import type { Step } from "@/components/builders/step-props";

/** The brand's steps in the order of `builderSteps`. */
export const brandSteps: readonly Step[] = [
  dynamic(() => import("./account-type").then((part) => part.AccountType)),
];
