import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makeAccount } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { findSlug } from "./queries";

testDatabase();

describe("the address under a name", () => {
  it("is the name's own where it is free or one's own, else the next with a number", async () => {
    const first = await makeAccount({ userType: "brand", company: "Larch Mill" });
    const second = await makeAccount({ userType: "press", name: "Ida Moe" });
    const find = (who: typeof first, name: string) => execute(who.actor, findSlug, { name });
    expect(await find(first, "Larch Mill")).toEqual({
      ...{ slug: "larch-mill", url: "/brand-newsroom/larch-mill", exact: true },
    });
    expect(await find(second, "Larch Mill")).toEqual({
      ...{ slug: "larch-mill-1", url: "/press-profile/larch-mill-1", exact: false },
    });
    expect(await find(second, "Larch Mill Works")).toMatchObject({ slug: "larch-mill-works", exact: true });
  });

  it("stays an address for a name of signs alone, a reserved word, markup, and none", async () => {
    const { actor } = await makeAccount({ userType: "brand" });
    for (const name of ["!!!", "admin", "<script>alert(1)</script>", "", "\u202e"]) {
      const { slug } = await execute(actor, findSlug, { name });
      expect(slug, name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug).not.toBe("admin");
    }
    const refused = await refusalOf(execute(actor, findSlug, { name: "x".repeat(151) }));
    expect(refused).toMatchObject({ code: "invalid_input", fields: { name: [expect.any(String)] } });
  });
});
