import { afterAll, inject } from "vitest";
import { closeDatabase } from "@/lib/platform/database";
import { resetSettings } from "@/lib/platform/settings/settings";
import { SETTINGS } from "./settings";

/** Factories write to the running product's database and sign with its secret, so they need its settings. */
const { urls, databaseUrl, dataDir, authSecret, realtime } = inject("target");

Object.assign(process.env, {
  DEPLOYMENT: "demo",
  APP_URL: urls[0],
  NEXTAUTH_URL: urls[0],
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  AUTH_SECRET: authSecret,
  PUSHER_APP_ID: realtime.appId,
  PUSHER_KEY: realtime.key,
  PUSHER_SECRET: realtime.secret,
  REALTIME_PORT: String(realtime.port),
  SEED_DEMO: "false",
  LOG_LEVEL: "silent",
  ...SETTINGS,
});
resetSettings();

afterAll(closeDatabase);
