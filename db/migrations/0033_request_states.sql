ALTER TYPE "public"."notification_kind" ADD VALUE 'request_closed';--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "requests_list" ON "requests" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "requests_due" ON "requests" USING btree ("deadline") WHERE "requests"."closed_at" is null;