import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { checkedProfileInput } from "@/lib/domain/profiles/profiles/checked-input";
import { createWorkSampleFields } from "@/lib/domain/profiles/work-samples/schema";
import { spoiled, typedValues } from "@/tests/factories/typed-values";
import { emptyValues } from "./profile-to-values";
import type { BuilderField, BuilderValues } from "./schema";
import { builderSteps, fieldsOf, isPublishable, openIn, unreadableOf } from "./steps";
import { unreadableIn } from "./unreadable";
import { toProfileInput } from "./values-to-profile";

const isTaken = (field: BuilderField, values: BuilderValues): boolean =>
  field === "workSamples"
    ? values.workSamples.every(({ url }) => createWorkSampleFields.url.safeParse(url).success)
    : checkedProfileInput.safeParse(
        toProfileInput(values, [field, ...(field === "email" ? (["pressContacts"] as const) : [])]),
      ).success;

describe("what publishing could not read of what is typed", () => {
  it.each(userTypes)("is what the steps of %s say, of every field and every part of it", (kind) => {
    const taken = { ...emptyValues(), ...typedValues };
    const fields = fieldsOf(kind).filter((field) => field in typedValues);
    expect(fields.map((field) => [field, isTaken(field, taken), unreadableIn(field, taken)])).toEqual(
      fields.map((field) => [field, true, []]),
    );
    const wrong = fields.flatMap((field) =>
      spoiled(taken[field], field).flatMap((bad) => {
        const values = { ...taken, [field]: bad };
        const isNamed = unreadableIn(field, values).length > 0;
        return isNamed === isTaken(field, values) ? [[field, bad, isNamed]] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("is an entry without a part that publishing asks for, whichever parts of it are filled", () => {
    const lists = Object.entries(typedValues).flatMap(([field, value]) =>
      Array.isArray(value) && typeof value[0] === "object"
        ? [[field as BuilderField, value[0]] as const]
        : [],
    );
    expect(lists.length).toBeGreaterThan(6);
    const apart = lists.flatMap(([field, entry]) => {
      const parts = Object.entries(entry).filter(([, part]) => typeof part === "string");
      return Array.from({ length: 2 ** parts.length }, (_, mask) => {
        const emptied = parts.map(([name, part], n) => [name, mask & (1 << n) ? part : ""]);
        const values = { ...emptyValues(), [field]: [{ ...entry, ...Object.fromEntries(emptied) }] };
        const lets = unreadableIn(field, values).length === 0;
        return lets && !isTaken(field, values) ? `${field} ${JSON.stringify(emptied)}` : null;
      }).filter((one) => one !== null);
    });
    expect(apart).toEqual([]);
  });

  it("keeps Next and Publish closed, and says what to correct", () => {
    const values = { ...emptyValues(), ...typedValues };
    expect(isPublishable("source", { ...values, about: "A".repeat(50), expertise: ["a"] })).toBe(true);
    const unread = { ...values, about: "A".repeat(50), website: "our site", socialMedia: [] };
    expect(isPublishable("source", unread)).toBe(false);
    expect(openIn("source", 2, unread).map(({ message }) => message)).toEqual(["Correct the website"]);
    expect(unreadableOf("source", 3, unread)).toEqual([]);
  });

  it("is nothing that is yet to be written", () => {
    for (const kind of userTypes)
      expect(builderSteps[kind].flatMap((_, at) => unreadableOf(kind, at + 1, emptyValues()))).toEqual([]);
  });
});
