import { type DraftSchema, storedDraft } from "@/lib/client/stored-draft";

const yes: DraftSchema<true> = {
  safeParse: (stored) => (stored === true ? { success: true, data: true } : { success: false }),
};
const dismissed = () => storedDraft("browser", "push-card-dismissed", yes);

export const isCardDismissed = (): boolean => dismissed().read() !== null;
export const dismissCard = () => dismissed().write(true);
