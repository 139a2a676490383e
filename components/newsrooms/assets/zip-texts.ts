import type { ZipFile } from "@/components/newsrooms/assets/zip-files";
import { contactText } from "@/components/profiles/profiles/labels";
import { licenceOf, termsOrAsk } from "@/lib/domain/newsrooms/assets/rights";
import type { PressContactView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { dataMiningText, sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";
import { writeCsv } from "@/lib/formats/csv";

/** The newsroom that the files belong to. */
export type ZipNewsroom = { name: string; pressContacts: PressContactView[] };
export type ZipText = { name: string; text: string };

const COLUMNS = [
  ...["file", "title", "caption", "creator", "credit", "copyright", "licence"],
  ...["how it was made", "data mining", "tags"],
];

/** A zip has these beside its files: a table of what each says, how they may be used, and whom to ask. */
export function zipTextsOf(files: readonly ZipFile[], newsroom: ZipNewsroom, origin: string): ZipText[] {
  const described = files.flatMap(({ name, about }) => (about ? [{ name, about }] : []));
  const rows = described.map(({ name, about }) => [
    ...[name, about.title, about.caption, about.creator, about.credit, about.copyright],
    ...[licenceOf(about.licence)?.name, sourceTypeText(about), dataMiningText(about), about.tags?.join(", ")],
  ]);
  const terms = described.map(({ name, about }) => {
    const licence = licenceOf(about.licence);
    const address = licence && new URL(licence.address, origin).href;
    const stated = [address, sourceTypeText(about), dataMiningText(about)].filter(Boolean);
    return [name, termsOrAsk(licence, newsroom.name), ...stated, ""].join("\n");
  });
  const contacts = newsroom.pressContacts.map((contact) => `${contactText(contact)}\n`);
  return [
    { name: "captions.csv", text: writeCsv([COLUMNS, ...rows.map((row) => row.map((cell) => cell ?? ""))]) },
    { name: "licence.txt", text: [`Files of ${newsroom.name}\n`, ...terms].join("\n") },
    {
      name: "contacts.txt",
      text: [
        `Press contacts of ${newsroom.name}\n`,
        ...(contacts.length > 0 ? contacts : ["None are named.\n"]),
      ].join("\n"),
    },
  ];
}
