import { z } from "zod";
import { bounds } from "@/lib/core/bounds";
import { httpUrl, nameLine, singleLine, tags, text } from "@/lib/core/fields";
import { FILL_IN, isNoFailure, NOT_AN_ADDRESS } from "@/lib/domain/profiles/work-samples/auto-fill";
import { resourceTypes } from "@/lib/domain/vocabulary/options/options";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { isEmail } from "@/lib/utils/is-email";
import { isPhone } from "@/lib/utils/is-phone";
import { creatorLimits, newsroomLimits } from "../limits";
import { listOf, type ProfileField } from "./field";
import { filledTexts } from "./filled";
import { typed } from "./typed";

/** A field of an entry may be absent; empty counts as absent. */
const optional = <T extends z.ZodType>(value: T) =>
  z.union([z.literal("").transform(() => undefined), value]).optional();

/** Pictures of a profile are files of ours: no reader's address goes to another site. */
export const ownFile = z
  .string({ error: "Image must be the path of a file" })
  .max(300, "Image must be a path of 300 characters or fewer")
  .regex(/^(\/(files|demo)(\/[\w-]+(\.[\w-]+)*)+)?$/, "Image must be the path of one of your own files");

/** A page's address is on the web, or a path of this site. */
export const pageAddress = [
  httpUrl("Address"),
  z
    .string()
    .max(bounds.url)
    .regex(/^\/(?!\/)[\w./#-]+$/),
] as const;

const typedLinks = typed.rows(["title", "url", "type"], { description: typed.text, tags: typed.lines });
const resourceLink = z.object(
  {
    title: singleLine("Title", bounds.title, 1).refine(isNoFailure, FILL_IN),
    description: optional(
      text("Description", newsroomLimits.resourceDescription).refine(isNoFailure, FILL_IN),
    ),
    url: httpUrl("Address"),
    type: z.enum(resourceTypes, { error: `Type must be one of ${resourceTypes.join(", ")}` }),
    tags: tags("Tags").default([]),
  },
  { error: "A resource must say title, url and type" },
);

const heroStory = z.object(
  {
    title: singleLine("Title", bounds.title, 1).refine(isNoFailure, FILL_IN),
    subtitle: text("Subtitle", newsroomLimits.subtitle).refine(isNoFailure, FILL_IN).default(""),
    url: z.union([z.literal(""), ...pageAddress], { error: NOT_AN_ADDRESS }).default(""),
    type: singleLine("Type", bounds.tag).default(""),
    image: ownFile.default(""),
  },
  { error: "A featured story must say a title" },
);

/** A picture at one width, in one format, for `srcset`. */
export const rendition = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  format: z.enum(["avif", "webp", "jpeg"]),
});

const heroStoryView = z.object({
  title: z.string(),
  subtitle: z.string(),
  url: z.string(),
  type: z.string(),
  image: z.string(),
  /** The sizes of `image` where it is one of the newsroom's assets, on its public page. */
  picture: z.object({ renditions: z.array(rendition), blur: z.string().nullable() }).optional(),
});
export type HeroStoryView = z.infer<typeof heroStoryView>;

const pressContact = z.object(
  {
    name: nameLine("Name", bounds.name, 1),
    role: optional(singleLine("Role", newsroomLimits.role)),
    email: optional(
      singleLine("E-mail", bounds.email).refine(isEmail, "E-mail must be an address such as press@paper.com"),
    ),
    phone: optional(
      singleLine("Phone", newsroomLimits.phone).refine(
        isPhone,
        "Phone must be a number such as +47 22 00 00 00",
      ),
    ),
    languages: optional(singleLine("Languages", newsroomLimits.languages)),
    hours: optional(singleLine("Hours", newsroomLimits.hours)),
    image: optional(ownFile),
  },
  { error: "A press contact must say a name" },
);

/** Press contacts are public by choice; e-mail addresses are public nowhere else. */
export const pressContactView = z.object({
  name: z.string(),
  role: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  languages: z.string().optional(),
  hours: z.string().optional(),
  /** The path of the portrait, without the host. */
  image: z.string().optional(),
});
export type PressContactView = z.infer<typeof pressContactView>;

const fact = z.object(
  {
    label: singleLine("Label", newsroomLimits.factLabel, 1),
    value: singleLine("Value", newsroomLimits.factValue, 1),
  },
  { error: "A fact must say a label and a value" },
);

/** A newsroom offers these to the press, and its page begins with some of them. */
export const newsroomFields = {
  resources: {
    label: "Resources available",
    kinds: ["source"],
    typed: typed.lines,
    read: tags("Resources"),
    shown: z.array(z.string()),
  },
  /** Material at addresses elsewhere, in the owner's order. */
  resourceLinks: {
    label: "Resources",
    kinds: ["source"],
    typed: typedLinks,
    read: listOf("Resources", resourceLink, newsroomLimits.resourceLinks),
    shown: z.array(
      z.object({
        title: z.string(),
        description: z.string().optional(),
        url: z.string(),
        type: z.string(),
        tags: z.array(z.string()),
      }),
    ),
    preset: "type",
    toInput: (rows: z.output<typeof typedLinks>) =>
      rows.map(({ tags, ...rest }) => ({ ...rest, tags: filledTexts(tags) })),
  },
  demographics: {
    label: "Demographics",
    kinds: newsroomTypes,
    typed: typed.lines,
    read: tags("Demographics", bounds.tags, creatorLimits.text),
    shown: z.array(z.string()),
  },
  heroStories: {
    label: "Featured stories",
    kinds: [...newsroomTypes, "paid_media"],
    /** The slots of the carousel include empty ones. */
    typed: typed.rows(["title", "url", "type", "image"], { subtitle: typed.text }),
    read: listOf("Featured stories", heroStory, newsroomLimits.stories),
    shown: z.array(heroStoryView),
    preset: "type",
  },
  /** The contacts are in the owner's order, with addresses that are public by choice. */
  pressContacts: {
    label: "Press contacts",
    kinds: newsroomTypes,
    typed: typed.rows(["name", "role", "email", "phone", "languages", "hours", "image"]),
    read: listOf("Press contacts", pressContact, newsroomLimits.contacts),
    shown: z.array(pressContactView),
  },
  /** The "About" text at the end of a release. */
  boilerplate: {
    label: "Boilerplate",
    kinds: newsroomTypes,
    typed: typed.text,
    read: text("Boilerplate", newsroomLimits.boilerplate),
    shown: z.string(),
  },
  /** "At a glance", and the fact sheet: labels with their texts, in the owner's order. */
  facts: {
    label: "Facts",
    kinds: newsroomTypes,
    typed: typed.rows(["label", "value"]),
    read: listOf("Facts", fact, newsroomLimits.facts),
    shown: z.array(z.object({ label: z.string(), value: z.string() })),
  },
} satisfies Record<string, ProfileField>;
