CREATE TYPE "public"."asset_kind" AS ENUM('photo', 'video', 'quote', 'product', 'resource');--> statement-breakpoint
CREATE TYPE "public"."asset_state" AS ENUM('processing', 'ready', 'failed');--> statement-breakpoint
CREATE TYPE "public"."loan_kind" AS ENUM('loan', 'gift');--> statement-breakpoint
CREATE TYPE "public"."product_request_state" AS ENUM('asked', 'granted', 'declined', 'sent', 'due', 'returned', 'kept', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."release_status" AS ENUM('draft', 'scheduled', 'published', 'corrected', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'follower_gained';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'release_published';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'release_shared';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'product_requested';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'product_request_updated';--> statement-breakpoint
CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"release_id" uuid,
	"kind" "asset_kind" NOT NULL,
	"state" "asset_state" DEFAULT 'processing' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"creator" text DEFAULT '' NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"speaker" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"original_key" text,
	"poster_key" text,
	"content_type" text,
	"size" integer,
	"width" integer,
	"height" integer,
	"duration" double precision,
	"renditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blur" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "assets_size" CHECK ("assets"."size" is null or "assets"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "follows_profile_id_follower_id_pk" PRIMARY KEY("profile_id","follower_id"),
	CONSTRAINT "follows_not_oneself" CHECK ("follows"."follower_id" <> "follows"."profile_id")
);
--> statement-breakpoint
CREATE TABLE "product_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asset_id" uuid,
	"product_title" text NOT NULL,
	"owner_profile_id" uuid NOT NULL,
	"requester_profile_id" uuid NOT NULL,
	"requester_id" uuid,
	"message" text DEFAULT '' NOT NULL,
	"state" "product_request_state" DEFAULT 'asked' NOT NULL,
	"loan" "loan_kind",
	"note" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_shares" (
	"release_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "release_shares_release_id_profile_id_pk" PRIMARY KEY("release_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "release_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"dateline" text DEFAULT '' NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"what" text DEFAULT '' NOT NULL,
	"where_location" text DEFAULT '' NOT NULL,
	"when_timing" text DEFAULT '' NOT NULL,
	"why_newsworthy" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_text" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"topic_ids" text[] DEFAULT '{}' NOT NULL,
	"status" "release_status" DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp with time zone,
	"embargo_until" timestamp with time zone,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"live_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"corrected_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', f_unaccent(title)), 'A') || setweight(to_tsvector('simple', f_unaccent(subtitle)), 'B') || setweight(to_tsvector('simple', f_unaccent(left(body_text, 20000))), 'C')) STORED,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_profiles" (
	"saver_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "saved_profiles_saver_id_profile_id_pk" PRIMARY KEY("saver_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "feedback_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "engagement" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "boilerplate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "press_contacts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "following_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "release_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_news_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "article_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "relevance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "engagement_rate" double precision;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "lowest_rate" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "topic_tree" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(f_unaccent(name))) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', f_unaccent(name)), 'A') || setweight(to_tsvector('simple', f_unaccent(title || ' ' || f_words(expertise) || ' ' || f_words(publications) || ' ' || f_words(platforms) || ' ' || location_text)), 'B') || setweight(to_tsvector('simple', f_unaccent(left(about, 5000))), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_profiles_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_owner_profile_id_profiles_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_requester_profile_id_profiles_id_fk" FOREIGN KEY ("requester_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_shares" ADD CONSTRAINT "release_shares_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_shares" ADD CONSTRAINT "release_shares_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_shares" ADD CONSTRAINT "release_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_versions" ADD CONSTRAINT "release_versions_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_profiles" ADD CONSTRAINT "saved_profiles_saver_id_profiles_id_fk" FOREIGN KEY ("saver_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_profiles" ADD CONSTRAINT "saved_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_profiles" ADD CONSTRAINT "saved_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_profile" ON "assets" USING btree ("profile_id","kind","id");--> statement-breakpoint
CREATE INDEX "assets_release" ON "assets" USING btree ("release_id","position");--> statement-breakpoint
CREATE INDEX "assets_original" ON "assets" USING btree ("original_key");--> statement-breakpoint
CREATE INDEX "follows_of" ON "follows" USING btree ("follower_id","created_at","profile_id");--> statement-breakpoint
CREATE INDEX "follows_by" ON "follows" USING btree ("profile_id","created_at","follower_id");--> statement-breakpoint
CREATE INDEX "product_requests_owner" ON "product_requests" USING btree ("owner_profile_id","id");--> statement-breakpoint
CREATE INDEX "product_requests_requester" ON "product_requests" USING btree ("requester_profile_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_requests_open" ON "product_requests" USING btree ("asset_id","requester_profile_id") WHERE "product_requests"."state" in ('asked', 'granted', 'sent');--> statement-breakpoint
CREATE INDEX "release_shares_profile" ON "release_shares" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "release_versions_release" ON "release_versions" USING btree ("release_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_slug" ON "releases" USING btree ("profile_id","slug");--> statement-breakpoint
CREATE INDEX "releases_own" ON "releases" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "releases_public" ON "releases" USING btree ("profile_id","live_at","id") WHERE "releases"."live_at" is not null;--> statement-breakpoint
CREATE INDEX "releases_news" ON "releases" USING btree ("live_at","id") WHERE "releases"."live_at" is not null;--> statement-breakpoint
CREATE INDEX "releases_unannounced" ON "releases" USING btree ("live_at") WHERE "releases"."announced_at" is null and "releases"."live_at" is not null;--> statement-breakpoint
CREATE INDEX "releases_search" ON "releases" USING gin ("search");--> statement-breakpoint
CREATE INDEX "saved_profiles_list" ON "saved_profiles" USING btree ("saver_id","created_at","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_token" ON "subscribers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "profiles_by_relevance" ON "profiles" USING btree ("kind","relevance","id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_reach" ON "profiles" USING btree ("kind",coalesce("reach", -1),"id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_articles" ON "profiles" USING btree ("kind","article_count","id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_news" ON "profiles" USING btree ("kind",coalesce("last_news_at", "created_at"),"id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_releases" ON "profiles" USING btree ("kind","release_count","id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree ("kind","sort_name","id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_engagement" ON "profiles" USING btree ("kind",coalesce("engagement_rate", -1),"id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_by_rate" ON "profiles" USING btree ("kind",coalesce("lowest_rate", 2147483647),"id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_topic_tree" ON "profiles" USING gin ("topic_tree") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "profiles_name_trigrams" ON "profiles" USING gin ("sort_name" gin_trgm_ops) WHERE "profiles"."listed";