/** These pages name the part that could not be shown. */
const named: Record<string, string> = {
  "/brands": "Failed to load brands",
  "/sources": "Failed to load sources",
};

/** The headline of an error page at an address, whatever its query. */
export const failureTitle = (address: string): string =>
  named[address.split("?")[0] ?? ""] ?? "Something went wrong";
