/** Copies that one account may start in 24 hours: each reads everything there is. */
export const COPIES_PER_DAY = 3;

export const copyMessages = {
  tooMany: "You had three copies of your data within a day. Please try again later.",
};
