import type { UserType } from "@/db/enums";
import { isNoFailure } from "@/lib/domain/profiles/work-samples/auto-fill";
import type { BuilderField, BuilderValues } from "./schema";
import { unreadableIn } from "./unreadable";

/** Some steps ask for an "About" of so many characters. */
export const ABOUT_MINIMUM = 50;

type Requirement = {
  field: BuilderField;
  /** The line beside a closed Next and the review say this. */
  message: string;
  isMet: (values: BuilderValues) => boolean;
};

export type Step = {
  title: string;
  /** The step asks for these fields, in this order. */
  fields: readonly BuilderField[];
  requires: readonly Requirement[];
};

type TextField = { [F in BuilderField]: BuilderValues[F] extends string ? F : never }[BuilderField];
type ListField = { [F in BuilderField]: BuilderValues[F] extends unknown[] ? F : never }[BuilderField];

const isFilled = (text: string) => text.trim() !== "";
const isTitle = (text: string) => isFilled(text) && isNoFailure(text);
const filled = (field: TextField, message: string): Requirement => ({
  field,
  message,
  isMet: (values) => isFilled(values[field]),
});

/** An entry of a list counts when it says anything that publishing would show. */
const countsAs: { [F in ListField]?: (entry: BuilderValues[F][number]) => boolean } = {
  socialMedia: ({ network, handle, url }) => network !== "" && (isFilled(handle) || isFilled(url)),
  resourceLinks: ({ title }) => isTitle(title),
  workSamples: ({ title }) => isTitle(title),
};
const some = (field: ListField, message: string): Requirement => ({
  field,
  message,
  isMet: (values) => {
    const counts = countsAs[field] as ((entry: unknown) => boolean) | undefined;
    return values[field].some((entry) => (typeof entry === "string" ? isFilled(entry) : counts?.(entry)));
  },
});

const aboutLength = ({ about }: Pick<BuilderValues, "about">) => about.trim().length;
/** Writes "32/50 minimum". */
export const countAbout = (values: Pick<BuilderValues, "about">) =>
  `${aboutLength(values)}/${ABOUT_MINIMUM} minimum`;
const longAbout: Requirement = {
  field: "about",
  message: `Write at least ${ABOUT_MINIMUM} characters in About`,
  isMet: (values) => aboutLength(values) >= ABOUT_MINIMUM,
};

const accountType = filled("accountType", "Choose an account type");
const name = filled("name", "Write a name");
const title = filled("professionalTitle", "Write a professional title");
const sourceTitle = filled("tagline", "Write a title");
const description = filled("tagline", "Write a brand description");
const location = filled("location", "Choose a location");
/** This is looser than what publishing takes, so that no address is refused here alone. */
const ADDRESS = /^\S+@\S+$/;
const pressAddress: Requirement = {
  field: "email",
  message: "Write an e-mail address for the press",
  isMet: ({ email }) => ADDRESS.test(email.trim()),
};
const step = (title: string, fields: BuilderField[], requires: Requirement[] = []): Step => ({
  title,
  fields,
  requires,
});

/** Each type's builder has these steps, whose Next waits for these answers (docs/product.md#builders). */
export const builderSteps: Record<UserType, readonly Step[]> = {
  brand: [
    step("Account Type", ["accountType"], [accountType]),
    step(
      "Basic Information",
      ["name", "tagline", "location", "email", "website", "about", "languages"],
      [name, description, location, filled("about", "Write an About")],
    ),
    step("Social Media", ["socialMedia"]),
    step("Portfolio & Assets", [
      ...(["heroStories", "expertise", "demographics", "perksOffered", "perkDetails"] as const),
      ...(["pressContacts", "boilerplate", "facts"] as const),
    ]),
    step("Review & Publish", []),
  ],
  source: [
    step("Account Type", ["accountType"], [accountType]),
    step(
      "Basic Information",
      ["name", "tagline", "location", "email", "website", "languages"],
      [name, sourceTitle, location, pressAddress],
    ),
    step("Social Media", ["socialMedia"]),
    step("Industries", ["expertise"], [some("expertise", "Choose at least one industry")]),
    step("About", ["about", "boilerplate", "facts", "pressContacts"], [longAbout]),
    step(
      "Press Releases & Resources",
      ["resourceLinks", "resources", "perksOffered", "perkDetails"],
      [some("resourceLinks", "Add at least one resource")],
    ),
    step("Featured Content", ["heroStories", "demographics"]),
  ],
  press: [
    step(
      "Basic Information & Professional Title",
      ["name", "professionalTitle", "location", "website", "customPortfolioUrl", "languages"],
      [name, title, location],
    ),
    step("About", ["about"], [longAbout]),
    step(
      "Publications",
      ["publications", "pressTypes"],
      [some("publications", "Add at least one publication")],
    ),
    step("Social Media", ["socialMedia"]),
    step(
      "Beat/Specialty & Expertise",
      ["expertise", "beats", "perksPreferred"],
      [some("expertise", "Choose at least one expertise")],
    ),
    step("Portfolio & Work Samples", ["workSamples"], [some("workSamples", "Add at least one work sample")]),
  ],
  paid_media: [
    step(
      "Basic Information",
      ["name", "professionalTitle", "location", "website", "customPortfolioUrl", "languages"],
      [name, title, location],
    ),
    step(
      "Social Media",
      ["socialMedia"],
      [some("socialMedia", "Add at least one social platform, with its handle or address")],
    ),
    step(
      "Content & Expertise",
      [
        ...(["contentTypes", "paidMediaTypes", "platforms", "expertise", "rates", "packages"] as const),
        ...(["addOns", "engagement", "audience", "availability", "perksPreferred"] as const),
      ],
      [some("contentTypes", "Choose at least one content type")],
    ),
    step("About", ["about"], [longAbout]),
    step(
      "Portfolio & Work Samples",
      ["workSamples", "heroStories"],
      [some("workSamples", "Add at least one work sample")],
    ),
  ],
};

export const fieldsOf = (kind: UserType): readonly BuilderField[] =>
  builderSteps[kind].flatMap(({ fields }) => fields);

export type Missing = { step: number; field: BuilderField; message: string };

/** Returns what a step, counted from 1, still waits for; nothing where Next is open. */
export function missingIn(kind: UserType, step: number, values: BuilderValues): Missing[] {
  const requires = builderSteps[kind][step - 1]?.requires ?? [];
  return requires
    .filter(({ isMet }) => !isMet(values))
    .map(({ field, message }) => ({ step, field, message }));
}

/** Returns what a step holds and publishing could not read. */
export function unreadableOf(kind: UserType, step: number, values: BuilderValues): Missing[] {
  const fields = builderSteps[kind][step - 1]?.fields ?? [];
  return fields.flatMap((field) => unreadableIn(field, values).map((message) => ({ step, field, message })));
}

/** Returns what a step's Next, or publishing, waits for. */
export const openIn = (kind: UserType, step: number, values: BuilderValues): Missing[] => [
  ...missingIn(kind, step, values),
  ...unreadableOf(kind, step, values),
];

export const isPublishable = (kind: UserType, values: BuilderValues): boolean =>
  builderSteps[kind].every((_, index) => openIn(kind, index + 1, values).length === 0);

export const missingAnywhere = (kind: UserType, values: BuilderValues): Missing[] =>
  builderSteps[kind].flatMap((_, index) => missingIn(kind, index + 1, values));

/** Brings the step of an address or a draft into range: at most the first one whose earlier steps are all complete. */
export function reachableStep(kind: UserType, asked: number, values: BuilderValues): number {
  const last = builderSteps[kind].length;
  const wanted = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), last) : 1;
  const [closed] = missingAnywhere(kind, values);
  return closed ? Math.min(wanted, closed.step) : wanted;
}
