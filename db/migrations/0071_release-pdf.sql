ALTER TABLE "releases" ADD COLUMN "pdf_key" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "pdf_version" integer;--> statement-breakpoint
CREATE INDEX "releases_unset" ON "releases" USING btree ("live_at") WHERE "releases"."live_at" is not null and "releases"."pdf_version" is distinct from "releases"."version";