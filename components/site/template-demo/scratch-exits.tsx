import { ArrowLeft } from "lucide-react";
import { BACK, TEMPLATES_PATH } from "@/components/site/template-demo/labels";
import { LinkButton } from "@/components/ui/link-button";

const [BACK_START = BACK] = BACK.split(" ");

export function ScratchExits() {
  return (
    <LinkButton href={TEMPLATES_PATH} variant="text" size="sm">
      <ArrowLeft aria-hidden />
      {/* A phone's head has room for the first word only. */}
      <span>
        {BACK_START}
        <span className="max-md:sr-only">{BACK.slice(BACK_START.length)}</span>
      </span>
    </LinkButton>
  );
}

/** Nothing can be stored here, so the last step's button only leads back. */
export function ScratchEnd() {
  return (
    <LinkButton href={TEMPLATES_PATH} variant="ink">
      {BACK}
    </LinkButton>
  );
}
