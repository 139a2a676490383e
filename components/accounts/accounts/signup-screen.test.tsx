import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SignupScreen } from "./signup-screen";

it("asks for location and website, which may stay empty", () => {
  const html = renderToStaticMarkup(<SignupScreen initialType={null} invitedBy={null} callback={null} />);
  for (const [name, label] of [
    ["location", "Location"],
    ["website", "Website"],
  ]) {
    expect(html).toMatch(new RegExp(`<label for="signup-${name}"[^>]*>${label}<span[^>]*> optional</span>`));
    expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"`));
  }
  const list = /<input(?=[^>]* name="location")[^>]* list="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<datalist id="${list}">`);
});
