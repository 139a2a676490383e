import { expect, it } from "vitest";
import { notFoundMarkup } from "./not-found-markup";
import { PAGE_NOT_FOUND, PROFILE_NOT_FOUND } from "./not-found-text";

it("says what was not found: a page, and under a profile's address the profile", () => {
  const release = notFoundMarkup("/brand-newsroom/somebody/no-such-release");
  expect(release).toContain(`<h1>Page Not Found</h1><p>${PAGE_NOT_FOUND}</p>`);
  expect(release).not.toContain(PROFILE_NOT_FOUND);
  for (const path of ["/press-profile/nobody", "/brand-pitch/nobody", "/pitch/nobody", "/follow/nobody"])
    expect(notFoundMarkup(path)).toContain(PROFILE_NOT_FOUND);
});

it("names the decks there are below their address, and nowhere else", () => {
  const decks = ["/deck/investor", "/deck/product", "/deck/technical"];
  for (const deck of decks) expect(notFoundMarkup("/deck/sales")).toContain(`<a href="${deck}">`);
  expect(notFoundMarkup("/brands")).not.toContain('href="/deck/');
});

it("repeats nothing of the address", () => {
  expect(notFoundMarkup("/deck/<script>1</script>")).not.toContain("script");
});
