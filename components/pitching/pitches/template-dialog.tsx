"use client";

import { FileText } from "lucide-react";
import { useRef, useState } from "react";
import { PerkRow } from "@/components/profiles/inputs/perk-row";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FiveWs } from "@/components/ui/five-ws";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import type { Template } from "./drafts-api";
import { TemplateList } from "./template-list";
import { useTemplates } from "./use-templates";

const ALL = "";

/** 'Start from a template' has an industry, its pitches to fill in, and the text of the chosen one. */
export function TemplateDialog({
  type,
  hasText,
  onUse,
  onClosed,
}: {
  type: UserType;
  /** Something is typed already, so that the dialog asks what to do with it. */
  hasText: boolean;
  onUse: (template: Template, replace: boolean) => void;
  /** It is called after a template was used and the window is gone, to place the focus. */
  onClosed: () => void;
}) {
  const [open, setOpen] = useState(false);
  const used = useRef(false);
  const { templates, failed, load } = useTemplates();
  const [industry, setIndustry] = useState(ALL);
  const [chosenId, setChosenId] = useState<string>();
  const industries = [...new Set(templates?.flatMap((template) => template.industry ?? []))];
  const shown = ofIndustry(templates ?? [], industry);
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0];

  function use(replace: boolean) {
    if (!chosen) return;
    used.current = true;
    onUse(chosen, replace);
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) void load();
      }}
    >
      <DialogTrigger asChild>
        <Button size="sm">
          <FileText aria-hidden />
          Start from a template
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Start from a template"
        description="Square brackets hold what only you know. Nothing is sent."
        phone="full"
        onCloseAutoFocus={(event) => {
          if (!used.current) return;
          used.current = false;
          event.preventDefault();
          onClosed();
        }}
        className="md:w-[860px]"
        note={chosen && hasText ? "You have typed something. What shall happen to it?" : undefined}
        actions={
          chosen &&
          (hasText ? (
            <>
              <Button onClick={() => use(true)}>Replace my text</Button>
              <Button variant="ink" onClick={() => use(false)}>
                Fill what is empty
              </Button>
            </>
          ) : (
            <Button variant="ink" onClick={() => use(true)}>
              Use template
            </Button>
          ))
        }
      >
        {failed ? (
          <ErrorState title="The templates could not be loaded" onRetry={() => void load()} />
        ) : !templates ? (
          <SkeletonRows label="Loading templates" rows={5} />
        ) : (
          <div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-[300px_minmax(0,1fr)]">
            <div>
              <Field label="Industry" className="mb-4">
                <Select value={industry} onChange={(event) => setIndustry(event.target.value)}>
                  <option value={ALL}>All industries</option>
                  {industries.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </Select>
              </Field>
              <TemplateList templates={shown} chosenId={chosen?.id} onChoose={setChosenId} />
            </div>
            {chosen && <TemplatePreview template={chosen} type={type} />}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The industry's own come first, then the one that fits any story; without an industry all. */
function ofIndustry(templates: Template[], industry: string): Template[] {
  if (industry === ALL) return templates;
  const general = templates.filter((template) => template.industry === null);
  return [...templates.filter((template) => template.industry === industry), ...general];
}

function TemplatePreview({ template, type }: { template: Template; type: UserType }) {
  const { title, who, what, where, when, why, perks } = template;
  return (
    <section aria-label="Preview of the template" aria-live="polite">
      <h3 className="h3 mb-3">{title}</h3>
      <FiveWs values={{ who, what, where, when, why }} />
      <PerkRow type={type} perks={perks} />
    </section>
  );
}
