/** A section's anchor. Titles are our own and plain ASCII. */
export const slugOfTitle = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
