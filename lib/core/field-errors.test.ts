import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldErrorsOf } from "./field-errors";

const schema = z.object({
  shares: z.union([z.array(z.string()), z.object({ women: z.number("Women must be a number") })], {
    error: "Shares must be a list, or say women",
  }),
  rates: z.record(z.string().min(1, "A rate needs a name"), z.number()).optional(),
});
const refused = (raw: unknown) => {
  const { error } = schema.safeParse(raw);
  return error && fieldErrorsOf(error);
};

describe("what a schema refuses", () => {
  it("is said inside the kind of a union that was meant", () => {
    expect(refused({ shares: { women: "many" } })).toEqual({ "shares.women": ["Women must be a number"] });
  });

  it("is said of the field where no kind of a union was meant", () => {
    expect(refused({ shares: 5 })).toEqual({ shares: ["Shares must be a list, or say women"] });
  });

  it("says of an entry's name what is wrong with it", () => {
    expect(refused({ shares: [], rates: { "": 5 } })).toEqual({ "rates.": ["A rate needs a name"] });
  });

  it("is of the body where the input is none", () => {
    expect(Object.keys(refused("text") ?? {})).toEqual(["body"]);
  });
});
