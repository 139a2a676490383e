/** What a page gets of its address's query: each value as often as it occurs. */
export type SearchProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
