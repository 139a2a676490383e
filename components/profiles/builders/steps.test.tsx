import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ScratchScope } from "@/components/wizard/scratch";
import { userTypes } from "@/db/enums";
import { emptyValues } from "@/lib/domain/profiles/builders/profile-to-values";
import type { BuilderField } from "@/lib/domain/profiles/builders/schema";
import { builderSteps } from "@/lib/domain/profiles/builders/steps";
import type { Step } from "./step-props";
import { loadSteps } from "./steps-of";

const values = { ...emptyValues(), expertise: ["Travel"] };

/**
 * An input reads its field's value, and shows what was refused of it or of a part of it. A scratch form draws the same
 * inputs, without the picture, which is no part of a draft and needs a page around it.
 */
function hasInput(Shown: Step, kind: (typeof userTypes)[number], field: BuilderField): boolean {
  let isRead = false;
  const watched = new Proxy(values, {
    get: (target, name) => {
      if (name === field) isRead = true;
      return Reflect.get(target, name);
    },
  });
  const isOfField = (path: string | symbol) => path === field || String(path).startsWith(`${field}.`);
  const refused = new Proxy<Record<string, string>>(
    {},
    {
      has: (_, path) => isOfField(path),
      get: (_, path) => (isOfField(path) ? "This was refused" : undefined),
    },
  );
  const html = renderToStaticMarkup(
    <ScratchScope>
      <Shown kind={kind} values={watched} change={() => {}} errors={refused} />
    </ScratchScope>,
  );
  return isRead && html.includes("This was refused");
}

it.each(userTypes)("each field of a step has an input that the builder of %s draws there", async (kind) => {
  const steps = await loadSteps[kind]();
  const missing = builderSteps[kind].flatMap(({ title, fields }, place) => {
    const shown = steps[place];
    return fields.filter((field) => !shown || !hasInput(shown, kind, field)).map((field) => [title, field]);
  });
  expect(missing).toEqual([]);
});
