import type { UserType } from "@/db/enums";
import type { Pagination } from "@/lib/core/page-schema";
import type { DirectoryAddress } from "@/lib/domain/discovery/directories/address";
import { partList } from "@/lib/domain/discovery/directories/filters";
import { directories } from "@/lib/domain/discovery/directories/labels";
import { cutText } from "@/lib/utils/cut-text";
import { quoted } from "@/lib/utils/quoted";

type DirectoryLabels = {
  lede: string;
  /** The label of the search: "Search Brands". */
  searched: string;
  searchHint: string;
  /** The title of the filters, and of the button that opens them on phones. */
  filterTitle: string;
  /** The heading over the list, where it has one of its own. */
  listHeading?: string;
  call: string;
  create?: { label: string; href: string };
};

export const directoryLabels: Record<UserType, DirectoryLabels> = {
  press: {
    lede: "Reporters, editors and critics, with their beats, their outlets and how fast they answer.",
    searched: "journalists",
    searchHint: "Name, outlet or beat",
    filterTitle: "Filter",
    call: "Have a story for one of them? Choose PITCH and write it in five W’s.",
  },
  brand: {
    lede: "News, pictures, samples and people to ask, straight from the brands themselves.",
    searched: "Brands",
    searchHint: "Name, industry or place",
    filterTitle: "Filter",
    call: "Have news of your own?",
    create: { label: "Create Brand Newsroom", href: "/create-brand-newsroom" },
  },
  source: {
    lede: "Experts, institutions and data you can quote, with what they offer the press.",
    searched: "Sources",
    searchHint: "Name, subject or place",
    filterTitle: "Filter",
    listHeading: "Resources Available",
    call: "Know something the press should hear?",
    create: { label: "Create Source Newsroom", href: "/create-source-newsroom" },
  },
  paid_media: {
    lede: "Creators with their platforms, their rates and the people they reach.",
    searched: "creators",
    searchHint: "Name, platform or subject",
    filterTitle: "Advanced Filters",
    call: "Do you create for a living?",
    create: { label: "Create Creator Profile", href: "/create-profile" },
  },
};

/** Writes "1,495 journalists", "10,000+ journalists"; further pages of a list are not counted again. */
export function countLabel(kind: UserType, { total, totalCapped }: Pagination): string {
  const [one, many] = directories[kind].noun;
  if (total === null) return `More ${many}`;
  const count = `${total.toLocaleString("en-US")}${totalCapped ? "+" : ""}`;
  return `${count} ${total === 1 ? one : many}`;
}

const MAX_NAMED = 40;

/** Writes parts of an address: "category “gadgets”, distance “far”". A place in the list means nothing to people. */
export function describeLeftOut(address: DirectoryAddress): string {
  const parts: string[] = [];
  for (const [key, { name }] of partList) {
    const value = address[key];
    if (value === undefined) continue;
    parts.push(key === "cursor" ? name : `${name} ${quoted(cutText(value, MAX_NAMED))}`);
  }
  return parts.join(", ");
}
