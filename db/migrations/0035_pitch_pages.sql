CREATE TYPE "public"."pitch_page_status" AS ENUM('draft', 'published', 'archived', 'expired');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'pitch_page_expired';--> statement-breakpoint
CREATE TABLE "pitch_page_assets" (
	"pitch_page_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pitch_page_assets_pitch_page_id_asset_id_pk" PRIMARY KEY("pitch_page_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "pitch_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"slug" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"pitch_title" text DEFAULT '' NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"what" text DEFAULT '' NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"event_date" date,
	"event_time" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"event_location" text DEFAULT '' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"perks" text[] DEFAULT '{}' NOT NULL,
	"perk_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_perks" text DEFAULT '' NOT NULL,
	"demographics" text[] DEFAULT '{}' NOT NULL,
	"use_for_matching" boolean DEFAULT false NOT NULL,
	"status" "pitch_page_status" DEFAULT 'draft' NOT NULL,
	"expires_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "pitch_pages_time" CHECK ("pitch_pages"."event_time" is null or "pitch_pages"."event_date" is not null)
);
--> statement-breakpoint
ALTER TABLE "slugs" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pitch_drafts" ADD COLUMN "pitch_page_id" uuid;--> statement-breakpoint
ALTER TABLE "slugs" ADD COLUMN "pitch_page_id" uuid;--> statement-breakpoint
ALTER TABLE "pitch_page_assets" ADD CONSTRAINT "pitch_page_assets_pitch_page_id_pitch_pages_id_fk" FOREIGN KEY ("pitch_page_id") REFERENCES "public"."pitch_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_page_assets" ADD CONSTRAINT "pitch_page_assets_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_pages" ADD CONSTRAINT "pitch_pages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_pages" ADD CONSTRAINT "pitch_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pitch_page_assets_asset" ON "pitch_page_assets" USING btree ("asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_pages_slug" ON "pitch_pages" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "pitch_pages_own" ON "pitch_pages" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "pitch_pages_due" ON "pitch_pages" USING btree ("expires_at") WHERE "pitch_pages"."status" = 'published';--> statement-breakpoint
CREATE INDEX "pitch_pages_map" ON "pitch_pages" USING btree (right("id"::text, 4),"id") WHERE "pitch_pages"."status" = 'published';--> statement-breakpoint
ALTER TABLE "pitch_drafts" ADD CONSTRAINT "pitch_drafts_pitch_page_id_pitch_pages_id_fk" FOREIGN KEY ("pitch_page_id") REFERENCES "public"."pitch_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_pitch_page_id_pitch_pages_id_fk" FOREIGN KEY ("pitch_page_id") REFERENCES "public"."pitch_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_drafts_page" ON "pitch_drafts" USING btree ("pitch_page_id");--> statement-breakpoint
CREATE INDEX "slugs_pitch_page" ON "slugs" USING btree ("pitch_page_id");--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_one_owner" CHECK (num_nonnulls("slugs"."profile_id", "slugs"."pitch_page_id") = 1);