ALTER TABLE "assets" ADD COLUMN "public_anyway" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was public so far stays so.
UPDATE "assets" SET "public_anyway" = true WHERE "kind" IN ('photo', 'video') AND ("caption" = '' OR ("credit" = '' AND "creator" = ''));
