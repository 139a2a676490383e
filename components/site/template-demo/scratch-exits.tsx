import { ArrowLeft } from "lucide-react";
import { BACK, TEMPLATES_PATH } from "@/components/site/template-demo/labels";
import { LinkButton } from "@/components/ui/link-button";

const [BACK_START = BACK] = BACK.split(" ");

/** The way back to the cards, in the head of a form. */
export function ScratchExits() {
  return (
    <LinkButton href={TEMPLATES_PATH} variant="text" size="sm">
      <ArrowLeft aria-hidden />
      {/* On a phone the head has room for its first word. */}
      <span>
        {BACK_START}
        <span className="max-md:sr-only">{BACK.slice(BACK_START.length)}</span>
      </span>
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
