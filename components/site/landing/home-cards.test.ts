import { describe, expect, it } from "vitest";
import { userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { homeCards } from "./home-cards";

const linksOf = (userType: Parameters<typeof homeCards>[0], title: string) =>
  homeCards(userType, "/press-profile/maren")
    .find((card) => card.title === title)
    ?.links.map(({ href }) => href);

describe("the cards of /home", () => {
  it.each([
    ["press", ["/brands", "/sources"]],
    ["paid_media", ["/brands", "/sources"]],
    ["brand", ["/sources"]],
    ["source", ["/brands"]],
  ] as const)("%s browses %j", (userType, expected) => {
    expect(linksOf(userType, "Browse")).toEqual(expected);
  });

  it("are four for every type, the own page last", () => {
    for (const userType of userTypes) {
      const titles = homeCards(userType, "/press-profile/maren").map(({ title }) => title);
      expect(titles).toEqual(["Discover Matches", "Dashboard", "Browse", "My Profile"]);
      expect(linksOf(userType, "My Profile")).toEqual(["/press-profile/maren"]);
    }
  });

  it("promise no page before it is known whose it is", () => {
    expect(homeCards(null, null).map(({ title }) => title)).toEqual(["Discover Matches", "Dashboard"]);
  });
});
