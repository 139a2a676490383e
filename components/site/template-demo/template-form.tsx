import { FileQuestion } from "lucide-react";
import dynamic from "next/dynamic";
import { SiteHeader } from "@/components/layout/site-header";
import { BACK, TEMPLATES_PATH, templateOf, unknownTemplate } from "@/components/site/template-demo/labels";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { builderValues } from "@/lib/domain/profiles/builders/schema";

const ScratchBuilder = dynamic(() => import("./scratch-builder").then((part) => part.ScratchBuilder));
const ScratchPitch = dynamic(() => import("./scratch-pitch").then((part) => part.ScratchPitch));

/** Shows the form of a type, or that there is none. `saves` adds testing mode's debug button. */
export function TemplateForm({ type, saves }: { type: string; saves: boolean }) {
  const template = templateOf(type);
  if (!template) return <UnknownTemplate />;
  const { form } = template;
  return "pitch" in form ? (
    <ScratchPitch kind={form.pitch} saves={saves} />
  ) : (
    <ScratchBuilder kind={form.profile} empty={builderValues.parse({})} saves={saves} />
  );
}

function UnknownTemplate() {
  return (
    <div className="flex min-h-dvh flex-col" data-accent="brand">
      <SiteHeader />
      <main id="main" className="wrap flex-1 pt-8 md:pt-14">
        <EmptyState
          icon={<FileQuestion />}
          level={1}
          title={unknownTemplate.title}
          action={<LinkButton href={TEMPLATES_PATH}>{BACK}</LinkButton>}
        >
          {unknownTemplate.text}
        </EmptyState>
      </main>
    </div>
  );
}
