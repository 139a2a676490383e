/**
 * A test run builds and runs with these values of secret settings: a journey looks for them in everything that a
 * browser gets, so that one which leaks into a bundle or page is seen.
 */
export const plantedSecrets = {
  AUTH_SECRET: "planted 7f3a0c, the secret that signs the sessions of one test run",
  AI_API_KEY: "planted-91bd44-key-of-a-model-provider",
  STRIPE_SECRET_KEY: "planted-6ad20e-key-of-a-payment-provider",
  STRIPE_WEBHOOK_SECRET: "planted-b47f13-secret-of-its-events",
  MAIL_WEBHOOK_SECRET: "planted-a40c88-secret-of-a-mail-provider",
  TURN_SECRET: "planted-d19f60-secret-of-a-relay",
  PUSHER_SECRET: "planted-c2e870-secret-of-a-realtime-server",
  S3_SECRET_ACCESS_KEY: "planted-5ad61f-secret-of-a-bucket",
  SMTP_URL: "smtp://planted-e08b2d:secret@mail.invalid:25",
  DATABASE_URL: "postgres://planted-3b9c57:secret@database.invalid/planted",
} as const;
