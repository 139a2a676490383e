import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { TestingTerms } from "@/lib/site";
import { CheckMailNote } from "./check-mail-note";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const note = (testing: TestingTerms | null) =>
  renderToStaticMarkup(<CheckMailNote email="petra@hollowpine.se" testing={testing} />);
const WAITS = "Pitches and messages go out once the address is confirmed.";

it("says that sending waits for the confirmation", () => {
  expect(note(null)).toContain(WAITS);
  expect(note(null)).not.toContain("mailbox");
});

it("says in testing mode that it does not wait, with the mailbox one click away where there is one", () => {
  const html = note({ mailbox: "/dev/mailbox" });
  expect(html).not.toContain(WAITS);
  expect(html).toContain("go out before the address is confirmed, too");
  expect(html).toContain('href="/dev/mailbox"');
  expect(note({ mailbox: null })).not.toContain("mailbox");
  expect(note({ mailbox: null })).not.toContain(WAITS);
});
