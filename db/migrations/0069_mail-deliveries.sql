CREATE TYPE "public"."mail_state" AS ENUM('delivered', 'deferred', 'bounced', 'complained', 'stopped');--> statement-breakpoint
CREATE TABLE "mail_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"key" text NOT NULL,
	"state" "mail_state" NOT NULL,
	"answer" text,
	"tried_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mail_deliveries_key" ON "mail_deliveries" USING btree ("key","email");--> statement-breakpoint
CREATE INDEX "mail_deliveries_tried" ON "mail_deliveries" USING btree ("tried_at","id");--> statement-breakpoint
CREATE INDEX "mail_deliveries_email" ON "mail_deliveries" USING btree ("email","tried_at");