"use client";

import { Check } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";
import type { ActsFor } from "@/components/layout/shell-types";
import { CountBadge } from "@/components/ui/count-badge";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import { ACTING_KEY, isWithin, withActing } from "@/lib/acting";
import { shownStatus } from "@/lib/domain/profiles/companies/rules";

const statusNames = { ACTIVE: null, DRAFT: "Draft", PAUSED: "Paused", INACTIVE: "Inactive" };

/**
 * Acting for another profile is another address, so that a reload and a copied link stay with it. From analytics it leads
 * to the same tab and period, which are compared; from elsewhere to the dashboard, since rows differ.
 */
function ActAsLink({
  name,
  slug,
  manager,
  status,
  isDraft,
  isCurrent,
  waiting = 0,
  ...rest
}: Omit<ActsFor, "id"> & Omit<ComponentProps<typeof Link>, "href">) {
  const facts = [statusNames[shownStatus({ status, isDraft })], manager && `Manager: ${manager}`]
    .filter(Boolean)
    .join(", ");
  const path = usePathname();
  const query = new URLSearchParams(useSearchParams());
  query.delete(ACTING_KEY);
  const here = isWithin(path, "/analytics") ? `${path}?${query}` : "/dashboard";
  return (
    <Link {...rest} href={withActing(here, slug)} aria-current={isCurrent ? "true" : undefined}>
      {isCurrent ? <Check aria-hidden /> : <span className="size-4" />}
      <span className="min-w-0 py-1.5 [overflow-wrap:anywhere]">
        {isCurrent ? `Acting as ${name}` : `Act as ${name}`}
        {facts && <span className="meta block">{facts}</span>}
      </span>
      <CountBadge count={waiting} fresh counted="waiting" className="ml-auto flex-none" />
    </Link>
  );
}

export const ActAsItems = ({ actsFor }: { actsFor: ActsFor[] }) =>
  actsFor.map(({ id, ...profile }) => (
    <DropdownMenuItem key={id} asChild>
      <ActAsLink {...profile} />
    </DropdownMenuItem>
  ));

export const ActAsLinks = ({ actsFor }: { actsFor: ActsFor[] }) =>
  actsFor.length > 0 && (
    <ul aria-label="Act as" className="mb-2 border-rule border-t">
      {actsFor.map(({ id, ...profile }) => (
        <li key={id}>
          <ActAsLink {...profile} className="flex min-h-11 items-center gap-3 text-sm [&_svg]:size-4" />
        </li>
      ))}
    </ul>
  );
