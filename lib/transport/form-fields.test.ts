import { describe, expect, it } from "vitest";
import { fieldsOf, typedValues } from "./form-fields";

const formOf = (...entries: [string, string | Blob][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

describe("fields of a form", () => {
  it("are texts and lists, never files", () => {
    const { text, list } = fieldsOf(formOf(["a", "1"], ["a", "2"], ["file", new Blob(["x"])], ["b", "3"]));
    expect([text("a"), text("b"), text("file"), text("none")]).toEqual(["1", "3", undefined, undefined]);
    expect([list("a"), list("file"), list("none")]).toEqual([["1", "2"], [], []]);
  });

  it("lead to a path of this site or to the fallback", () => {
    const { path } = fieldsOf(
      formOf(["to", "/follow/maren?x=1"], ["away", "https://evil.example/"], ["api", "/api/x"]),
    );
    expect(path("to", "/")).toBe("/follow/maren?x=1");
    for (const name of ["away", "api", "none"]) expect(path(name, "/dashboard")).toBe("/dashboard");
  });

  it("name a place on a page only by an id", () => {
    const { fragment } = fieldsOf(formOf(["good", "card-3"], ["bad", "x\r\nset-cookie: a"], ["empty", ""]));
    expect([fragment("good"), fragment("bad"), fragment("empty"), fragment("none")]).toEqual([
      "#card-3",
      "",
      "",
      "",
    ]);
  });
});

it("what was typed comes back without passwords, codes and React's own fields", () => {
  const form = formOf(
    ["$ACTION_KEY", "k"],
    ["email", "maren@northwind-post.com"],
    ["password", "Correct-horse-42"],
    ["confirmPassword", "Correct-horse-42"],
    ["totp", "7KQ2-M9XD-HPW4"],
    ["perks", "Travel"],
    ["perks", "Hotel"],
  );
  expect(typedValues(form)).toEqual({ email: ["maren@northwind-post.com"], perks: ["Travel", "Hotel"] });
});
