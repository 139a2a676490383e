import { afterEach, expect, it } from "vitest";
import { GET } from "@/app/api/v1/health/ready/route";
import { testDatabase } from "@/tests/setup/database";
import { InlineStyles } from "./page-delivery/inline-styles";
import { installPageCache, type PageCache } from "./page-delivery/page-cache";
import { pagePreparer } from "./page-delivery/prepare-page";

testDatabase();
const holder = globalThis as typeof globalThis & { fivewirePageCache?: PageCache };
afterEach(() => {
  holder.fivewirePageCache = undefined;
});

it.each([
  ["stock", null],
  ["fast", new InlineStyles("no-build-here")],
])(
  "a page whose scripts got no hash makes the process unready until it is rendered again: %s",
  async (_, styles) => {
    installPageCache(pagePreparer({ knownScripts: new Set(["known()"]), notFoundMarkup: () => "", styles }));
    const render = (script: string) =>
      holder.fivewirePageCache?.set("/a", { kind: "APP_PAGE", html: `<script>${script}</script>` }, {});
    const read = async () => {
      const answer = await GET();
      return [answer.status, (await answer.json()).scripts, answer.headers.has("retry-after")];
    };
    expect(await read()).toEqual([200, "ok", false]);
    render("known()");
    expect(await read()).toEqual([200, "ok", false]);
    render("changedByAnUpgrade()");
    expect(await read()).toEqual([503, "blocked", true]);
    render("known()");
    expect(await read()).toEqual([200, "ok", false]);
  },
);
