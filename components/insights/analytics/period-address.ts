/** A period as an address asks for it. */
export type PeriodAddress = { period?: string; from?: string; to?: string; zone?: string };
export const periodFields = ["period", "from", "to", "zone"] as const;

/** Why a period was refused: a sentence for each of its fields. */
export type Refused = Record<string, string[] | undefined>;
