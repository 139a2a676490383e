/** What a page gets of its address's query: each value as often as it stood there. */
export type SearchProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
