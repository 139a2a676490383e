/** Settings of production, with quotas; the general limits are above what all tests together send. */
export const SETTINGS = {
  TESTING_MODE: "false",
  BETA: "false",
  RATE_LIMIT_ANONYMOUS: "100000",
  RATE_LIMIT_USER: "100000",
  RATE_LIMIT_TOKEN: "100000",
};
