import type { ReactNode } from "react";
import { inOrder, platformName, platformOrder } from "@/components/profiles/profiles/labels";
import { NamedIcon } from "@/components/ui/named-icon";
import { Section } from "@/components/ui/section";
import { Tag, Tags } from "@/components/ui/tag";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { perkIcon } from "@/lib/domain/vocabulary/topics/topic-icons";
import { cn } from "@/lib/utils/cn";
import { utcDay } from "@/lib/utils/dates";
import { formatCount } from "@/lib/utils/format-number";

type Press = Extract<ProfileView, { userType: "PRESS" }>;

const row =
  "grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-rule border-t py-3 [overflow-wrap:anywhere] first:border-t-0";

export function IconRow({ icon, title, children }: { icon: string; title: string; children?: ReactNode }) {
  return (
    <li className={row}>
      <NamedIcon name={icon} className="row-span-2 mt-px size-5 text-accent" />
      <b className="font-[580] text-sm">{title}</b>
      {children && <span className="meta">{children}</span>}
    </li>
  );
}

/** One's own perks get an icon by keyword (docs/product.md#perks), the vocabulary's have their own. */
const iconOf = (perk: string) => resolvePerk(perk)?.icon ?? perkIcon(perk);

/** Each perk has the owner's description, or else what it means. */
export function PerksOffered({
  title = "Perks Offered",
  note = "Available to qualified press",
  perks,
  details,
  wide = false,
}: {
  title?: string;
  note?: string;
  perks: string[];
  /** The owner's descriptions, by perk. */
  details: Record<string, string>;
  /** The perks stand in two columns where there is room. */
  wide?: boolean;
}) {
  if (perks.length === 0) return null;
  return (
    <Section title={title} note={note}>
      <ul
        className={cn("mt-2", wide && "lg:grid lg:grid-cols-2 lg:gap-x-12 lg:[&>li:nth-child(2)]:border-t-0")}
      >
        {perks.map((perk) => (
          <IconRow key={perk} icon={iconOf(perk)} title={perk}>
            {details[perk] || resolvePerk(perk)?.description}
          </IconRow>
        ))}
      </ul>
    </Section>
  );
}

export function PerksWanted({ title, perks }: { title: string; perks: string[] }) {
  if (perks.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
        {perks.map((perk) => (
          <li key={perk} className="flex min-w-0 items-center gap-2 [&_svg]:flex-none">
            <NamedIcon name={iconOf(perk)} className="size-[18px] text-ink-3" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{perk}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function CurrentlySeeking({ searches }: { searches: Press["currentSearches"] }) {
  if (searches.length === 0) return null;
  return (
    <Section title="Currently Seeking">
      <ul className="mt-2">
        {searches.map((search) => (
          <li key={search.id} className="border-rule border-t py-3.5 first:border-t-0">
            <p className="h4">{search.title}</p>
            {search.description && (
              <p className="mt-1 whitespace-pre-line text-ink-2 text-sm">{search.description}</p>
            )}
            {search.deadline && (
              <p className="meta mt-1">
                Until <time dateTime={search.deadline}>{utcDay(search.deadline)}</time>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Followers are as their owner states them, by platform and together. */
export function ReachList({ profile }: { profile: ProfileView }) {
  const { socialMedia, socialOrder } = profile;
  const order = [...socialOrder, ...platformOrder];
  const accounts = inOrder(Object.keys(socialMedia), order).flatMap((network) => {
    const account = socialMedia[network as keyof typeof socialMedia];
    return account && (account.followers > 0 || account.handle) ? [{ network, ...account }] : [];
  });
  if (accounts.length === 0) return null;
  return (
    <Section title="Reach" note="Self-reported">
      <ul className="num mt-3 text-sm">
        {accounts.map(({ network, handle, url, followers }) => (
          <li
            key={network}
            className="flex min-h-10 items-center gap-3 border-rule border-t first:border-t-0"
          >
            <span className="min-w-0 flex-1 truncate">
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link">
                  {platformName(network)}
                </a>
              ) : (
                platformName(network)
              )}
              {handle && <span className="meta ml-2">{handle}</span>}
            </span>
            {followers > 0 && <b className="font-[600]">{formatCount(followers)}</b>}
          </li>
        ))}
        {accounts.length > 1 && profile.reach !== null && (
          <li className="flex min-h-10 items-center gap-3 border-ink border-t">
            <b className="flex-1 font-[600]">Total</b>
            <b className="font-[600]">{formatCount(profile.reach)}</b>
          </li>
        )}
      </ul>
    </Section>
  );
}

/** Beyond `limit` the rest stands behind VIEW ALL. */
export function TagSection({ title, tags, limit }: { title: string; tags: string[]; limit?: number }) {
  if (tags.length === 0) return null;
  const rest = limit ? tags.slice(limit) : [];
  return (
    <Section title={title}>
      <TagList tags={tags.slice(0, limit)} className="mt-4" />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center font-[620] text-ink-2 text-xs tracking-[0.05em] underline-offset-4 hover:text-ink hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">VIEW ALL</span>
            <span className="hidden group-open:inline">VIEW LESS</span>
          </summary>
          <TagList tags={rest} />
        </details>
      )}
    </Section>
  );
}

function TagList({ tags, className }: { tags: string[]; className?: string }) {
  return (
    <Tags className={className}>
      {tags.map((tag) => (
        <Tag key={tag} className="max-w-full">
          <span className="truncate leading-normal">{tag}</span>
        </Tag>
      ))}
    </Tags>
  );
}
