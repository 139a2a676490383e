import type { UserType } from "@/db/enums";

type Tester = { userType: UserType; name: string };

const labels: Record<UserType, string> = {
  press: "Press",
  brand: "Brand",
  source: "Source",
  paid_media: "Paid media",
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");

const BUTTON = "min-h-11 cursor-pointer rounded-md border border-on-ink/40 px-3 text-on-ink text-sm";
const CHOSEN = `${BUTTON} bg-on-ink/20 font-semibold`;

/** The banner's buttons, to switch accounts and to sign out, send the page's own form. */
export function bannerHtml(
  { accounts, current }: { accounts: Tester[]; current: Tester | null },
  formId: string,
): string {
  const who = current
    ? `Signed in as ${escaped(current.name)} (${labels[current.userType]})`
    : "Signed in as none of the demo accounts";
  const buttons = accounts.map(({ userType }) => {
    const isCurrent = userType === current?.userType;
    return `<button form="${formId}" name="userType" value="${userType}" class="${isCurrent ? CHOSEN : BUTTON}"${isCurrent ? ' aria-pressed="true"' : ""}>${labels[userType]}</button>`;
  });
  return `<section aria-label="Testing mode" class="flex flex-wrap items-center gap-x-4 gap-y-2 bg-ink px-4 py-2 text-on-ink text-sm">
<p><strong>Testing mode</strong> <span>${who}</span></p>
<div class="flex flex-wrap gap-2">${buttons.join("")}<button form="${formId}" formaction="/testing-mode/off" class="${BUTTON}">Turn off</button></div>
</section>`;
}
