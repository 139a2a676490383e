CREATE TYPE "public"."asset_licence" AS ENUM('editorial', 'cc_by', 'all_rights');--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "licence" "asset_licence";