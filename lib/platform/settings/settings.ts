import { isIP } from "node:net";
import { z } from "zod";
import { PRODUCT_NAME } from "@/lib/product";
import { isLoopback } from "@/lib/utils/is-loopback";

const flag = (fallback: boolean) =>
  z
    .enum(["true", "false", "1", "0"], { error: "must be true or false" })
    .optional()
    .transform((value) => (value === undefined ? fallback : value === "true" || value === "1"));

const portMessage = "must be a port from 1 to 65535";
const port = z.coerce.number(portMessage).int(portMessage).min(1, portMessage).max(65535, portMessage);
const positiveMessage = "must be a whole number from 1";
const positive = z.coerce.number(positiveMessage).int(positiveMessage).min(1, positiveMessage);
const poolMessage = "must be a whole number from 2: a connection is reserved for those who read";
const optionalText = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === "" ? undefined : value.trim()));
const list = optionalText.transform((value) =>
  value
    ? value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean)
    : [],
);

const address = (pattern: RegExp, expected: string) =>
  optionalText.refine(
    (value) => value === undefined || (pattern.test(value) && URL.canParse(value)),
    `must be ${expected}`,
  );
const postgresUrl = address(
  /^postgres(ql)?:\/\//i,
  "an address such as postgres://user:password@host:5432/name",
);
const redisUrl = address(/^rediss?:\/\//i, "an address such as redis://user:password@host:6379");
const smtpUrl = address(/^smtps?:\/\//i, "an address such as smtp://user:password@host:587");

/** An entry is an address, or a network such as 10.0.0.0/8. */
const isNetwork = (entry: string) => {
  const [host = "", bits, ...more] = entry.split("/");
  const max = isIP(host) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max);
  return isIP(host) !== 0 && fits && more.length === 0;
};

function jsonList<T extends z.ZodType>(item: T, fallback: z.output<T>[]) {
  return optionalText.transform((value, ctx) => {
    if (!value) return fallback;
    try {
      return z.array(item).parse(JSON.parse(value));
    } catch {
      ctx.addIssue({ code: "custom", message: "must be a JSON list" });
      return z.NEVER;
    }
  });
}

/** A provider needs these settings besides its name; an OpenAI-compatible one has no address of its own. */
const neededByAi = {
  "openai-compatible": ["AI_BASE_URL", "AI_API_KEY", "AI_MODEL"],
  anthropic: ["AI_API_KEY", "AI_MODEL"],
} as const;
const ofStripe = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"] as const;
const ofAi = ["AI_BASE_URL", "AI_API_KEY", "AI_MODEL"] as const;

/** What is sent to such an address crosses a network without encryption. */
export const isReadableOnItsWay = (address: string | undefined): boolean =>
  address !== undefined &&
  /^http:/i.test(address) &&
  !(URL.canParse(address) && isLoopback(new URL(address).hostname));

/** Every setting. `demo` chooses the defaults that differ between the demo and production. */
export const settingsSchema = (demo: boolean) =>
  settingsShape(demo).superRefine((values, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    const provider = values.AI_PROVIDER;
    if (provider) {
      for (const name of neededByAi[provider]) {
        if (!values[name]) refuse(name, `is required with AI_PROVIDER=${provider}`);
      }
    } else if (ofAi.some((name) => values[name])) {
      refuse("AI_PROVIDER", "is required with AI_BASE_URL, AI_API_KEY or AI_MODEL");
    }
    if (!values.VAPID_PUBLIC_KEY !== !values.VAPID_PRIVATE_KEY)
      refuse("VAPID_PRIVATE_KEY", "and VAPID_PUBLIC_KEY belong together: set both or neither");
    const missing = ofStripe.filter((name) => !values[name]);
    const given = ofStripe.find((name) => values[name]);
    if (given) for (const name of missing) refuse(name, `is required with ${given}`);
    for (const name of demo ? [] : (["AI_BASE_URL", "S3_ENDPOINT"] as const)) {
      if (isReadableOnItsWay(values[name]))
        refuse(name, "must be an https address, but for one on this machine");
    }
  });

const settingsShape = (demo: boolean) =>
  z.object({
    DEPLOYMENT: z.enum(["demo", "production"]).optional(),
    HOST: optionalText.transform((value) => value ?? (demo ? "127.0.0.1" : "0.0.0.0")),
    PORT: port.default(3000),
    APP_URL: z
      .url({ protocol: /^https?$/, error: "must be an address such as https://press.example" })
      .optional(),
    TRUSTED_PROXIES: list.refine(
      (entries) => entries.every(isNetwork),
      "must be addresses or networks such as 10.0.0.0/8, with commas between them",
    ),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: postgresUrl,
    DATABASE_POOL: z.coerce.number(poolMessage).int(poolMessage).min(2, poolMessage).default(10),
    REDIS_URL: redisUrl,
    AUTH_SECRET: z
      .string({ error: "is required: set it to at least 32 random characters" })
      .min(32, "must have at least 32 characters"),
    SMTP_URL: smtpUrl,
    MAIL_FROM: optionalText.transform((value) => value ?? `${PRODUCT_NAME} <hello@fivewire.example>`),
    MAIL_WEBHOOK_SECRET: optionalText.refine(
      (value) => value === undefined || value.length >= 32,
      "must have at least 32 characters",
    ),
    SUPPORT_EMAIL: optionalText.transform((value) => value ?? "support@fivewire.example"),
    PUSHER_APP_ID: optionalText,
    PUSHER_KEY: optionalText,
    PUSHER_SECRET: optionalText,
    PUSHER_HOST: optionalText,
    PUSHER_PORT: port.optional(),
    PUSHER_TLS: flag(true),
    PUSHER_CLUSTER: optionalText,
    REALTIME_PORT: port.optional(),
    S3_BUCKET: optionalText,
    S3_REGION: optionalText,
    S3_ENDPOINT: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    BETA: flag(true),
    STRIPE_SECRET_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
    STRIPE_PRICE_ID: optionalText,
    STRIPE_API_URL: address(
      /^http:\/\/(localhost|127\.0\.0\.1):\d+\/?$/i,
      "an address on this machine such as http://127.0.0.1:12111, for tests",
    ),
    TESTING_MODE: flag(demo),
    SEED_DEMO: flag(demo),
    RATE_LIMIT_ANONYMOUS: positive.default(demo ? 1000 : 100),
    RATE_LIMIT_USER: positive.default(demo ? 10_000 : 1000),
    RATE_LIMIT_TOKEN: positive.default(demo ? 10_000 : 600),
    STUN_URLS: list,
    TURN_URLS: list,
    TURN_SECRET: optionalText,
    TURN_CREDENTIAL_SECONDS: positive.default(600),
    VAPID_PUBLIC_KEY: optionalText.refine(
      (value) => value === undefined || /^B[\w-]{86}$/.test(value),
      "must be an uncompressed P-256 point in base64url (87 characters)",
    ),
    VAPID_PRIVATE_KEY: optionalText.refine(
      (value) => value === undefined || /^[\w-]{43}$/.test(value),
      "must be a P-256 private key in base64url (43 characters)",
    ),
    CLAMD_URL: address(/^tcp:\/\//i, "an address such as tcp://localhost:3310"),
    LINK_PREVIEW_ALLOW_HOSTS: list,
    WEBSUB_HUB_URL: address(
      /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/i,
      "an https address such as https://pubsubhubbub.appspot.com/",
    ),
    AI_PROVIDER: z
      .enum(["openai-compatible", "anthropic"], "must be openai-compatible or anthropic")
      .optional(),
    AI_BASE_URL: address(/^https?:\/\//i, "an address such as https://models.example/v1"),
    AI_API_KEY: optionalText,
    AI_MODEL: optionalText,
    AI_TIMEOUT_SECONDS: positive.max(60, "must be a whole number from 1 to 60").default(20),
    AI_DAILY_COST_CAP: positive.default(60_000),
    SOCIAL_LINKS: jsonList(z.object({ name: z.string(), url: z.url() }), []),
    PAGE_DELIVERY: z.enum(["stock", "fast"], "must be stock or fast").default("fast"),
    OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:\/\//i, "an address such as http://collector:4318"),
    OTEL_EXPORTER_OTLP_HEADERS: optionalText,
    OTEL_TRACES_EXPORTER: optionalText,
    OTEL_METRICS_EXPORTER: optionalText,
    OTEL_SERVICE_NAME: optionalText,
    OTEL_TRACES_SAMPLER: optionalText,
    OTEL_TRACES_SAMPLER_ARG: optionalText,
    OTEL_SDK_DISABLED: flag(false),
    OTEL_EXPORTER_PROMETHEUS_HOST: z.string().default("127.0.0.1"),
    OTEL_EXPORTER_PROMETHEUS_PORT: port.default(9464),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  });

/**
 * Reads every setting from an environment. Throws a sentence that says what to set, and never guesses a secret. It is
 * pure: the launcher adds what it generates (AUTH_SECRET, PUSHER_*, DATABASE_URL) before the app reads it.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const production =
    env.DEPLOYMENT === "production" ||
    (env.DEPLOYMENT !== "demo" && (env.NODE_ENV === "production" || Boolean(env.DATABASE_URL)));
  const demo = !production;
  const blanked = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = settingsSchema(demo).safeParse(blanked);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new SettingsError(`Settings are missing or wrong. ${lines.join("; ")}. See .env.example.`);
  }
  const values = parsed.data;
  return {
    ...values,
    DEPLOYMENT: demo ? ("demo" as const) : ("production" as const),
    APP_URL: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
  };
}

export type Settings = ReturnType<typeof readSettings>;

export class SettingsError extends Error {
  override name = "SettingsError";
}

let current: Settings | undefined;

/** Returns the process's settings, read once from the environment. */
export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}

/** Clears what was read. Only tests may call it, after changing the environment. */
export function resetSettings() {
  current = undefined;
}

/**
 * While the app is built there are no settings and no database. Next renders pages without parameters all the same, and
 * our cache throws the result away; such a page renders nothing instead of reading.
 */
export const isBuild = () => process.env.NEXT_PHASE === "phase-production-build";
