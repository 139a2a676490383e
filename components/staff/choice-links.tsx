import { filterChip } from "@/components/ui/filter-chip";
import { cn } from "@/lib/utils/cn";

/** Choices of a list as links, one of which is chosen. */
export function ChoiceLinks({
  label,
  links,
}: {
  label: string;
  links: { href: string; label: string; chosen: boolean; count?: number }[];
}) {
  return (
    <ul aria-label={label} className="flex gap-1.5 max-md:scroll-x max-md:-my-1.5 max-md:py-1.5 md:flex-wrap">
      {links.map(({ href, label: name, chosen, count }) => (
        <li key={name}>
          <a
            href={href}
            aria-current={chosen ? "true" : undefined}
            className={cn(
              filterChip,
              "aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink",
            )}
          >
            {name}
            {count !== undefined && <span className="num opacity-80">{count.toLocaleString("en")}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
