CREATE TYPE "public"."digest_kind" AS ENUM('daily', 'weekly', 'releases');--> statement-breakpoint
CREATE TABLE "digests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "digest_kind" NOT NULL,
	"window" date NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "report_zone" TO "zone";--> statement-breakpoint
DROP INDEX "users_digest_due";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_from" text DEFAULT '22:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_until" text DEFAULT '07:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_time" text DEFAULT '08:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_day" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_account_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "digests_once" ON "digests" USING btree ("user_id","kind","window");--> statement-breakpoint
CREATE INDEX "digests_created" ON "digests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_digest_due" ON "users" USING btree ("digest_due") WHERE "users"."daily_digest" or "users"."weekly_digest";--> statement-breakpoint
-- Weekly digests that went out stand for their week, and the next ones begin where those ended.
INSERT INTO "digests" ("id", "user_id", "kind", "window", "since", "until")
SELECT gen_random_uuid(), "id", 'weekly', "digested_until",
	("digested_until" - 7)::timestamp AT TIME ZONE 'utc', "digested_until"::timestamp AT TIME ZONE 'utc'
FROM "users" WHERE "weekly_digest" AND "digested_until" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "digest_from" = "digested_until"::timestamp AT TIME ZONE 'utc' WHERE "weekly_digest";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "digested_until";