/** A page gets each value of its address's query as often as it occurs. */
export type SearchProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
