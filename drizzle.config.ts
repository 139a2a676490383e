/** Read by drizzle-kit (`npm run db:generate`), which is fetched when migrations are written: nothing else needs it. */
export default {
  dialect: "postgresql",
  schema: "./db/schema",
  out: "./db/migrations",
};
