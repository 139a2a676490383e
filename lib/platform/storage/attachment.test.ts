import fc from "fast-check";
import { expect, it } from "vitest";
import { attachment } from "./attachment";

it.each([
  ["Cabin-7.jpg", 'attachment; filename="Cabin-7.jpg"'],
  [
    "夜行列車.jpg",
    "attachment; filename=\"YeXingLieChe.jpg\"; filename*=UTF-8''%E5%A4%9C%E8%A1%8C%E5%88%97%E8%BB%8A.jpg",
  ],
  [`it's "new".pdf`, "attachment; filename=\"it-s-new-.pdf\"; filename*=UTF-8''it%27s%20%22new%22.pdf"],
])("%s is %s", (name, header) => expect(attachment(name)).toBe(header));

it("is one header of plain signs, whatever the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      expect(attachment(name)).toMatch(
        /^attachment; filename="[A-Za-z0-9._-]*"(; filename\*=UTF-8''[A-Za-z0-9%!~._-]*)?$/,
      );
    }),
  );
});
