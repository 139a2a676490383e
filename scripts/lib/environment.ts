import { createHmac } from "node:crypto";
import path from "node:path";
import { isReadableOnItsWay, readSettings, type Settings } from "../../lib/platform/settings/settings";
import type { Env } from "./child";

/** The deployment is read before any secret is known. */
export function readDeployment(env: Env): Settings["DEPLOYMENT"] {
  return readSettings({ ...env, AUTH_SECRET: "x".repeat(32) }).DEPLOYMENT;
}

/** Returns whether the environment names a Pusher app of its own. Throws a sentence when it names half of one. */
export function namesPusherApp(env: Env): boolean {
  const names = ["PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"];
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < names.length) {
    throw new Error(`${missing.join(" and ")} must be set too: the three PUSHER_ keys belong together.`);
  }
  return missing.length === 0;
}

/** A deployment should know these and may go on with them; each is a sentence. */
export const warningsAbout = ({ APP_URL }: Pick<Settings, "APP_URL">): string[] =>
  isReadableOnItsWay(APP_URL)
    ? [
        `APP_URL is ${APP_URL}: passwords and cookies can be read on their way, and cookies are not marked Secure. ` +
          "Put a proxy with TLS in front and set APP_URL to its https address.",
      ]
    : [];

/** The embedded realtime server's keys are made from AUTH_SECRET, so that they outlive restarts. */
export function embeddedRealtimeEnv(authSecret: string, port: number): Env {
  const derive = (purpose: string) => createHmac("sha256", authSecret).update(purpose).digest("hex");
  return {
    PUSHER_APP_ID: "fivewire",
    PUSHER_KEY: derive("pusher key").slice(0, 20),
    PUSHER_SECRET: derive("pusher secret"),
    REALTIME_PORT: String(port),
  };
}

/**
 * Returns the whole environment of the app's processes: what was given, what the launcher chose, and the names that
 * next-auth reads for itself. Throws a sentence when a setting is missing or wrong.
 */
export function completeEnvironment(given: Env, chosen: Env): { env: Env; settings: Settings } {
  const chosenHere = Object.entries(chosen).filter(([, value]) => value !== undefined);
  const merged: Env = { ...given, ...Object.fromEntries(chosenHere) };
  const settings = readSettings(merged);
  const env: Env = {
    ...merged,
    NODE_ENV: "production",
    DEPLOYMENT: settings.DEPLOYMENT,
    HOST: settings.HOST,
    PORT: String(settings.PORT),
    APP_URL: settings.APP_URL,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    AUTH_SECRET: settings.AUTH_SECRET,
    NEXTAUTH_SECRET: settings.AUTH_SECRET,
    NEXTAUTH_URL: settings.APP_URL,
  };
  return { env, settings };
}
