import { describe, expect, it } from "vitest";
import { companyActNames, companyActs, may } from "@/lib/domain/profiles/companies/rules";
import { explainNoPitch } from "./blocked-pitch";

const recipient = { id: "r", slug: "hollow-pine", name: "Hollow Pine", userType: "BRAND" } as const;
const sender = (profileId: string, type: "press" | "brand") => ({
  ...{ profileId, type, drafts: [] },
  acts: companyActNames,
});

describe("a pitch that can't be sent to a profile", () => {
  it("is one to oneself", () => {
    expect(explainNoPitch(sender("r", "brand"), recipient)?.title).toBe("This is your own profile");
  });

  it("is one to one's own type, with the ways to all the others", () => {
    const blocked = explainNoPitch(sender("s", "brand"), recipient);
    expect(blocked?.text).toContain("another type than your own");
    expect(blocked?.ways.map(({ href }) => href)).toEqual(["/press", "/sources", "/paid-media"]);
  });

  it("is one by an Editor, who reads who sends it", () => {
    const acts = companyActNames.filter((act) => may("editor", act));
    const blocked = explainNoPitch({ ...sender("s", "press"), acts }, recipient);
    expect(blocked?.text).toBe(companyActs.sendPitches.waits);
    expect(blocked?.ways).toEqual([]);
  });

  it("is none by a guest, by another type, or where the type is not known: the server says", () => {
    expect(explainNoPitch(null, recipient)).toBeNull();
    expect(explainNoPitch(sender("s", "press"), recipient)).toBeNull();
    expect(explainNoPitch(sender("s", "brand"), { ...recipient, userType: undefined })).toBeNull();
  });
});
