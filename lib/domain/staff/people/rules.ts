export const peopleLimits = { query: 200, reason: 500 } as const;

export const personStates = ["active", "unverified", "held", "reported", "closed", "staff"] as const;
export type PersonState = (typeof personStates)[number];

export const stateLabels: Record<PersonState, string> = {
  active: "Active",
  unverified: "Address not confirmed",
  held: "On hold",
  reported: "Reported",
  closed: "Closed by staff",
  staff: "Staff",
};
