import { z } from "zod";
import { type UserType, userTypes } from "@/db/enums";
import { anyCaseEnum, isoDate, rowId, singleLine, text, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";
import { peopleLimits, personStates } from "./rules";

export const listPeopleInput = z.object({
  ...pageInput(),
  /** A part of a name, an address or a company, or an account's or profile's id. */
  q: singleLine("q", peopleLimits.query).default(""),
  type: anyCaseEnum(userTypes, "type").optional(),
  state: anyCaseEnum(personStates, "state").optional(),
});

export const personIdInput = z.object({ id: rowId() });
/** The account's owner reads the reason. */
export const personReasonInput = personIdInput.extend({ reason: text("Reason", peopleLimits.reason, 1) });

export const personView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  userType: upperEnum(userTypes),
  company: z.string().nullable(),
  profile: partyView,
  /** What stands out first: CLOSED before HELD, HELD before REPORTED. */
  state: upperEnum(personStates),
  verified: z.boolean(),
  isStaff: z.boolean(),
  createdAt: isoDate(),
  lastSeenAt: isoDate().nullable(),
  openReports: z.number().int(),
});
export type PersonView = z.infer<typeof personView>;

const perType = Object.fromEntries(userTypes.map((type) => [type, z.number().int()])) as Record<
  UserType,
  z.ZodInt
>;
export const peopleListView = z.object({
  people: z.array(personView),
  /** How many of each type the other filters find, up to 10,001. */
  types: z.object(perType),
  pagination: paginationSchema,
});

export const openedPersonView = personView.extend({
  held: z.boolean(),
  closed: z.boolean(),
  /** The sentence of the last decision about the account. */
  reviewReason: z.string().nullable(),
  sessions: z.number().int(),
  reports: z.number().int(),
  breaches: z.number().int(),
  reported: z.number().int(),
  /** What staff did with the account and decided about it, the latest first, this opening among it. */
  history: z.array(z.object({ id: z.uuid(), operation: z.string(), by: z.string(), at: isoDate() })),
});
