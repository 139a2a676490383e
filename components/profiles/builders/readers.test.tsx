import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { type AddressField, addressProblem } from "@/components/ui/address-field";
import { ScratchScope } from "@/components/wizard/scratch";
import { userTypes } from "@/db/enums";
import { emptyValues } from "@/lib/domain/profiles/builders/profile-to-values";
import { builderSteps } from "@/lib/domain/profiles/builders/steps";
import { unreadableIn } from "@/lib/domain/profiles/builders/unreadable";
import { spoiled, typedValues } from "@/tests/factories/typed-values";
import { loadSteps } from "./steps-of";

/** An address is judged when its field is left, and nothing is left in markup. */
vi.mock("@/components/ui/address-field", async (load) => ({
  ...(await load<typeof import("@/components/ui/address-field")>()),
  AddressField: ({ input, isPath = false }: Parameters<typeof AddressField>[0]) => (
    <i aria-invalid={addressProblem(String(input.value), isPath) !== undefined} />
  ),
}));

/** Each value draws a whole step: the short run takes one in eight. */
const ONE_IN = process.env.TEST_LONG ? 1 : 8;

/** The fields of e-mail addresses and telephone numbers say nothing while one types. */
const isSilent = (field: string) => field === "email" || field === "pressContacts";

it("B4: a number or an address is red at its field where its step says to correct it, and nowhere else", async () => {
  const values = { ...emptyValues(), ...typedValues };
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  for (const kind of userTypes) {
    const steps = await loadSteps[kind]();
    for (const [place, { fields }] of builderSteps[kind].entries())
      for (const field of fields.filter((name) => name in typedValues && !isSilent(name))) {
        const Shown = steps[place];
        if (!Shown || seen.has(field)) continue;
        seen.add(field);
        const wrongOnes = spoiled(typedValues[field], field).filter((_, n) => n % ONE_IN === 0);
        for (const given of [typedValues[field], ...wrongOnes]) {
          const typed = { ...values, [field]: given };
          const html = renderToStaticMarkup(
            <ScratchScope>
              <Shown kind={kind} values={typed} change={() => {}} errors={{}} />
            </ScratchScope>,
          );
          const isRed = html.includes('aria-invalid="true"');
          if (isRed !== unreadableIn(field, typed).length > 0) wrong.push([field, given, isRed]);
        }
      }
  }
  expect(wrong).toEqual([]);
});
