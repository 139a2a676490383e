ALTER TABLE "release_assets" ADD COLUMN "public_anyway" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was public so far stays so. Photos of a release that is not out yet wait for their owner's answer.
UPDATE "release_assets" ra SET "public_anyway" = true FROM "releases" r, "assets" a
WHERE r."id" = ra."release_id" AND a."id" = ra."asset_id" AND r."live_at" <= app_now()
  AND a."kind" IN ('photo', 'video') AND (a."caption" = '' OR (a."credit" = '' AND a."creator" = ''));
