import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { changeEmailForm, forgotForm, loginForm, newPasswordForm, signupForm } from "./form-schemas";
import { type SignupValues, signupProblem } from "./signup-values";

const good = {
  email: "Petra@HollowPine.se",
  password: "winter-Rjukan4",
  confirmPassword: "winter-Rjukan4",
  name: "Petra Lindqvist",
  userType: "brand",
  company: "",
  agreeToTerms: true,
} satisfies SignupValues;

/** The errors as the form holds them: the first of each field. */
function errorsOf(schema: z.ZodType, values: unknown): Record<string, { message: string }> {
  const { error } = schema.safeParse(values);
  const errors: Record<string, { message: string }> = {};
  for (const issue of error?.issues ?? []) errors[issue.path.join(".")] ??= { message: issue.message };
  return errors;
}

function boxFor(changes: Partial<Record<keyof SignupValues, unknown>>): string | undefined {
  const values = { ...good, ...changes };
  return signupProblem(errorsOf(signupForm, values), values as Partial<SignupValues>)?.text;
}

describe("the sign-up form says one thing at a time, word for word", () => {
  it("takes a good form, the address in lower case", () => {
    expect(signupForm.parse(good)).toMatchObject({ email: "petra@hollowpine.se", userType: "brand" });
    const where = { location: " Oslo ", website: "https://hollowpine.se" };
    expect(signupForm.parse({ ...good, ...where })).toMatchObject({ ...where, location: "Oslo" });
    expect(signupForm.parse({ ...good, location: "", website: "" })).toMatchObject({ website: null });
  });

  const required = "Please fill in all required fields";
  const match = "Passwords do not match";
  it.each([
    ["nothing typed", { email: undefined, password: undefined, name: undefined, userType: null }, required],
    ["no name beside a bad address", { name: " ", email: "petra" }, required],
    ["no type beside two passwords", { userType: null, confirmPassword: "x" }, required],
    ["a bad address", { email: "petra@hollowpine" }, "Please enter a valid email address"],
    ["a blocked domain", { email: "a@test.com" }, "Please use a valid business or personal email address"],
    ["ten digits", { email: "a1234567890@b.se" }, "Please use a valid email address"],
    ["a short password", { password: "aB1" }, "Password must be at least 8 characters long"],
    [
      "no digit in it",
      { password: "winterRjukan" },
      "Password must contain at least one uppercase letter, one lowercase letter, and one number",
    ],
    ["two passwords", { confirmPassword: "winter-Rjukan" }, match],
    ["no second password", { confirmPassword: undefined }, match],
    ["two passwords and no consent", { confirmPassword: "x", agreeToTerms: false }, match],
    [
      "no web address",
      { website: "notaurl" },
      "Website must be a web address starting with http:// or https://",
    ],
    ["no site", { website: "https://notaurl" }, "Website must name a site, such as https://example.org"],
    ["no consent", { agreeToTerms: false }, "You must agree to the Terms of Service and Privacy Policy"],
  ])("%s", (_, changes, text) => {
    expect(boxFor(changes)).toBe(text);
  });

  it("compares the passwords beside other mistakes", () => {
    expect(Object.keys(errorsOf(signupForm, { ...good, name: "", confirmPassword: "x" }))).toEqual([
      "name",
      "confirmPassword",
    ]);
    expect(errorsOf(newPasswordForm, { password: "short", confirmPassword: "other" })).toMatchObject({
      confirmPassword: { message: match },
    });
  });
});

describe("the other account forms", () => {
  it.each([
    ["nothing typed", {}, "Please enter your email address"],
    ["spaces", { email: "  " }, "Please enter your email address"],
    ["no address", { email: "petra" }, "Please enter a valid email address"],
  ])("a forgotten password: %s", (_, values, text) => {
    expect(errorsOf(forgotForm, values)).toEqual({ email: { message: text } });
  });

  it("signing in asks for both and judges neither: an old account may have an address of today's blocked kind", () => {
    expect(Object.keys(errorsOf(loginForm, { email: " ", password: "" }))).toEqual(["email", "password"]);
    expect(loginForm.parse({ email: " a@test.com ", password: "x" })).toEqual({
      email: "a@test.com",
      password: "x",
    });
  });

  it("a corrected address meets the rules of a new one, the password is only asked for", () => {
    expect(errorsOf(changeEmailForm, { email: "a@test.com", password: "" })).toEqual({
      email: { message: "Please use a valid business or personal email address" },
      password: { message: "Password is required" },
    });
    expect(changeEmailForm.parse({ email: "Petra@HollowPine.se", password: "x" }).email).toBe(
      "petra@hollowpine.se",
    );
  });
});
