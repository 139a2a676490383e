DROP INDEX "product_requests_open";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "captions_key" text;--> statement-breakpoint
CREATE INDEX "product_requests_due" ON "product_requests" USING btree ("due_at") WHERE "product_requests"."state" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "product_requests_open" ON "product_requests" USING btree ("asset_id","requester_profile_id") WHERE "product_requests"."state" in ('asked', 'granted', 'sent', 'due');