type Search = Record<string, string | string[] | undefined>;

/** The named parts of an address's query that are there, each once. */
export const askedOf = (search: Search, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
