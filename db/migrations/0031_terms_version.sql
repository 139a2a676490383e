ALTER TABLE "users" ADD COLUMN "terms_version" text DEFAULT '2025-10-23' NOT NULL;
