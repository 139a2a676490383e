import { ArrowLeft } from "lucide-react";
import { BACK, TEMPLATES_PATH } from "@/components/template-demo/labels";
import { LinkButton } from "@/components/ui/link-button";

/** The way back to the cards, in the head of a form. */
export function ScratchExits() {
  return (
    <LinkButton href={TEMPLATES_PATH} variant="text" size="sm">
      <ArrowLeft aria-hidden />
      {BACK}
    </LinkButton>
  );
}

/** The last step's button where nothing can be stored. */
export function ScratchEnd() {
  return (
    <LinkButton href={TEMPLATES_PATH} variant="ink">
      {BACK}
    </LinkButton>
  );
}
