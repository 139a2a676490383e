import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { companyActNames, companyActs, may } from "@/lib/domain/profiles/companies/rules";
import { MayEdit, MayPress, RightsProvider } from "./rights";

const screen = (
  <>
    <MayPress act="publish">
      <button type="button">Publish</button>
    </MayPress>
    <MayEdit act="publish">
      <input name="title" />
    </MayEdit>
  </>
);
const drawn = (role: "manager" | "editor") =>
  renderToStaticMarkup(
    <RightsProvider of={{ acts: companyActNames.filter((act) => may(role, act)), readOnlyAt: null }}>
      {screen}
    </RightsProvider>,
  );

describe("what waits for a Manager", () => {
  it("says so to an Editor in place of the button, and its fields are read", () => {
    expect(drawn("editor")).not.toContain("<button");
    expect(drawn("editor")).toContain(companyActs.publish.waits);
    expect(drawn("editor")).toContain("<fieldset disabled");
  });

  it("is a Manager's to press, and anybody's where nobody's rights are known", () => {
    for (const html of [drawn("manager"), renderToStaticMarkup(screen)]) {
      expect(html).toContain("<button");
      expect(html).not.toContain(companyActs.publish.waits);
      expect(html).not.toContain("disabled");
    }
  });
});
