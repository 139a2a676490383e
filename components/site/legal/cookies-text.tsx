import { type BrowserItem, cookies, storedItems } from "@/components/site/legal/browser-storage";
import type { LegalSection } from "@/components/site/legal/legal-page";
import { HINT_COOKIE } from "@/lib/hint-cookie";
import { PRODUCT_NAME } from "@/lib/product";

function Rows({ label, of }: { label: string; of: BrowserItem[] }) {
  return (
    <dl aria-label={label} className="mt-4 border-rule border-t">
      {of.map(({ name, purpose, life }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-rule border-b py-3 text-sm md:grid-cols-[168px_minmax(0,1fr)]"
        >
          <dt className="font-[560] [overflow-wrap:anywhere]">{name}</dt>
          <dd className="text-ink-2 text-pretty">
            {purpose} <span className="block text-ink-3 text-xs">{life}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const cookieSections: LegalSection[] = [
  {
    title: "In short",
    paragraphs: [
      `${PRODUCT_NAME} sets cookies to sign you in, and none for anything else: no advertising, no measuring by other companies, nothing that follows you to another site. Reading public pages sets no cookie at all.`,
      "Because these cookies are needed for what you ask for, there is no banner to click away.",
    ],
  },
  {
    title: "The cookies",
    paragraphs: [
      `All of them are our own. Over an encrypted connection the names of all but ${HINT_COOKIE} begin with "__Host-".`,
    ],
    more: <Rows label="Cookies" of={cookies} />,
  },
  {
    title: "Kept in your browser",
    paragraphs: [
      "So that nothing you typed is lost, some of it stays in your browser's own storage. It is not sent with requests, and other sites cannot read it. Signing out removes all of it.",
    ],
    more: <Rows label="Kept in the browser" of={storedItems} />,
  },
  {
    title: "Your choice",
    paragraphs: [
      "Your browser lets you delete or refuse cookies. Without them you can read every public page, write to us and get the newsletter; signing in needs them.",
    ],
  },
  {
    title: "Pages elsewhere",
    paragraphs: [
      "Links lead to pages of others, such as published stories. Our pages embed none of them, so nobody else sets a cookie here; what those pages do is theirs to tell.",
    ],
  },
  {
    title: "Questions",
    paragraphs: ["Ask on the contact page; choose Privacy request. Requests are answered within 30 days."],
  },
];
