import { safeLink, sentenceCase } from "@/components/profiles/profiles/labels";
import { Section } from "@/components/ui/section";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";

type Links = Extract<ProfileView, { userType: "SOURCE" }>["resourceLinks"];

/** The material is at addresses elsewhere, in its owner's order. */
export function ResourceLinks({ links }: { links: Links }) {
  if (links.length === 0) return null;
  return (
    <Section title="Resources to Read">
      <ul className="mt-2">
        {links.map(({ title, description, url, type, tags }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once, and two links may say the same
          <li key={place} className="border-rule border-t py-4 first:border-t-0">
            <a
              href={safeLink(url) ?? undefined}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="link font-[560] [overflow-wrap:anywhere]"
            >
              {title}
            </a>
            {description && (
              <p className="mt-1 max-w-[42rem] text-ink-2 text-sm text-pretty [overflow-wrap:anywhere]">
                {description}
              </p>
            )}
            <p className="meta mt-1">{[sentenceCase(type.replaceAll("-", " ")), ...tags].join(", ")}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
