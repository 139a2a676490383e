export const IMPORT_PATH = "/import";
export const IMPORT_TITLE = "Import";

export const importLabels = {
  newsroomSummary: "Releases from your site or its feed, as drafts",
  workSummary: "Work samples from your site or its feed",
  fromBuilder: "Import several",
  address: "Address of a site or feed",
  addressHelp: "A site that names its feed, or an RSS, Atom or JSON feed",
  read: "Read",
  reading: "Reading",
  chooseAll: "Choose all",
  present: "Already here",
  nothingFound: "Nothing to import",
  nothingFoundText: "This feed has no entries that lead to a page.",
  recent: "Recent imports",
  undo: "Undo",
} as const;

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** A feed's entries become drafts or work samples. */
export const thingsOf = (count: number, isNewsroom: boolean) =>
  isNewsroom ? many(count, "draft", "drafts") : many(count, "work sample", "work samples");

export const leadOf = (isNewsroom: boolean) =>
  isNewsroom
    ? "Paste the address of your site or its feed, and choose which entries become drafts of releases. Nothing is published."
    : "Paste the address of your site or its feed, and choose which entries become work samples on your profile.";

export const roomText = (room: number) =>
  room === 0
    ? "Your profile shows as many pieces as we keep. Delete one before you import more."
    : `Room for ${many(room, "more piece", "more pieces")}.`;

export const withoutAddressText = (count: number) =>
  count === 1
    ? "One entry without an address of its own was left out."
    : `${count} entries without an address of their own were left out.`;

export const undoneText = (removed: number, stay: number) =>
  [
    removed === 0 ? "Nothing was removed." : `${removed} removed.`,
    stay === 0
      ? ""
      : stay === 1
        ? "One stays, because it was changed."
        : `${stay} stay, because they were changed.`,
  ]
    .filter(Boolean)
    .join(" ");
