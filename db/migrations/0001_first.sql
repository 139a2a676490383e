CREATE TYPE "public"."email_token_purpose" AS ENUM('verify', 'reset');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('admin', 'manager', 'editor');--> statement-breakpoint
CREATE TYPE "public"."session_kind" AS ENUM('browser', 'api');--> statement-breakpoint
CREATE TYPE "public"."subscription_level" AS ENUM('basic', 'premium');--> statement-breakpoint
CREATE TYPE "public"."user_type" AS ENUM('press', 'brand', 'source', 'paid_media');--> statement-breakpoint
CREATE TYPE "public"."decision_kind" AS ENUM('like', 'superlike', 'pass');--> statement-breakpoint
CREATE TYPE "public"."decline_reason" AS ENUM('not_my_beat', 'no_time', 'not_newsworthy', 'other');--> statement-breakpoint
CREATE TYPE "public"."pitch_status" AS ENUM('unsent', 'sent', 'read', 'accepted', 'declined', 'completed', 'expired', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."rating_value" AS ENUM('up', 'down');--> statement-breakpoint
CREATE TYPE "public"."urgency" AS ENUM('low', 'medium', 'high');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('match_created', 'superlike_received', 'pitch_received', 'pitch_accepted', 'pitch_declined', 'pitch_expired', 'pitch_withdrawn', 'collaboration_completed', 'rating_requested', 'message_received');--> statement-breakpoint
CREATE TYPE "public"."evidence_kind" AS ENUM('outlet_email', 'author_page', 'byline', 'site_domain', 'dns_or_meta');--> statement-breakpoint
CREATE TYPE "public"."presse_pass_level" AS ENUM('gold', 'silver', 'bronze');--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" "email_token_purpose" NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" "member_role" NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "memberships_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "session_kind" NOT NULL,
	"refresh_hash" text,
	"previous_refresh_hash" text,
	"rotated_at" timestamp with time zone,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"user_type" "user_type" NOT NULL,
	"company_text" text,
	"subscription_level" "subscription_level" DEFAULT 'basic' NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"notify_matches" boolean DEFAULT true NOT NULL,
	"notify_pitches" boolean DEFAULT true NOT NULL,
	"weekly_digest" boolean DEFAULT false NOT NULL,
	"auto_match" boolean DEFAULT false NOT NULL,
	"ai_enabled" boolean DEFAULT true NOT NULL,
	"mail_pitch_received" boolean DEFAULT true NOT NULL,
	"mail_pitch_accepted" boolean DEFAULT true NOT NULL,
	"mail_first_message" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_likes" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"super_likes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_likes_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"profile_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" "decision_kind" NOT NULL,
	"hides" boolean DEFAULT true NOT NULL,
	"decided_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "decisions_profile_id_target_id_pk" PRIMARY KEY("profile_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "match_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_a" uuid NOT NULL,
	"profile_b" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "matches_order" CHECK ("matches"."profile_a" < "matches"."profile_b")
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"active_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_profile_id_pk" PRIMARY KEY("conversation_id","profile_id"),
	CONSTRAINT "conversation_members_unread_positive" CHECK ("conversation_members"."unread_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_a" uuid NOT NULL,
	"profile_b" uuid NOT NULL,
	"match_id" uuid,
	"pitch_id" uuid,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "conversations_order" CHECK ("conversations"."profile_a" < "conversations"."profile_b")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid,
	"sender_profile_id" uuid NOT NULL,
	"client_key" uuid,
	"message_type" text DEFAULT 'TEXT' NOT NULL,
	"content" text NOT NULL,
	"reply_to" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (case when "messages"."deleted_at" is null then to_tsvector('simple', f_unaccent("messages"."content")) end) STORED
);
--> statement-breakpoint
CREATE TABLE "coverage" (
	"profile_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "coverage_profile_id_story_id_pk" PRIMARY KEY("profile_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "pitch_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"what" text DEFAULT '' NOT NULL,
	"where" text DEFAULT '' NOT NULL,
	"when" text DEFAULT '' NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"perks" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"match_count" integer DEFAULT 0 NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp with time zone,
	"newsworthiness" jsonb,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pitches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid,
	"sender_id" uuid,
	"recipient_id" uuid,
	"sender_profile_id" uuid NOT NULL,
	"recipient_profile_id" uuid,
	"company_id" uuid,
	"status" "pitch_status" DEFAULT 'unsent' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"what" text DEFAULT '' NOT NULL,
	"where_location" text DEFAULT '' NOT NULL,
	"when_timing" text DEFAULT '' NOT NULL,
	"why_newsworthy" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"resources" text[] DEFAULT '{}' NOT NULL,
	"perks" text[] DEFAULT '{}' NOT NULL,
	"expertise" text[] DEFAULT '{}' NOT NULL,
	"urgency" "urgency" DEFAULT 'medium' NOT NULL,
	"ai_assisted" boolean DEFAULT false NOT NULL,
	"newsworthiness" jsonb,
	"ai_newsworthy_score" real,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"sent_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"responded_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"decline_reason" "decline_reason",
	"story_url" text,
	CONSTRAINT "pitches_two_parties" CHECK ("pitches"."sender_profile_id" <> "pitches"."recipient_profile_id"),
	CONSTRAINT "pitches_sent_to_someone" CHECK ("pitches"."status" = 'unsent' or ("pitches"."recipient_profile_id" is not null and "pitches"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pitch_id" uuid NOT NULL,
	"rater_id" uuid,
	"rater_profile_id" uuid NOT NULL,
	"rated_profile_id" uuid NOT NULL,
	"value" "rating_value" NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"outcome" boolean NOT NULL,
	"story_url" text,
	"counted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pitch_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"site_name" text DEFAULT '' NOT NULL,
	"found" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"state" text,
	"country_code" text NOT NULL,
	"country" text NOT NULL,
	"display" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_limits" (
	"bucket" text NOT NULL,
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "account_limits_bucket_key_pk" PRIMARY KEY("bucket","key")
);
--> statement-breakpoint
CREATE TABLE "app_clock" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset" interval DEFAULT '0' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cache_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"stale_at" timestamp with time zone NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"dedupe_key" text NOT NULL,
	"actor_profile_id" uuid,
	"subject_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" "evidence_kind" NOT NULL,
	"outlet" text,
	"url" text,
	"occurred_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"reviewed_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_topics" (
	"topic_id" text NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "profile_topics_topic_id_profile_id_pk" PRIMARY KEY("topic_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"kind" "user_type" NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"location_text" text DEFAULT '' NOT NULL,
	"city_id" integer,
	"latitude" double precision,
	"longitude" double precision,
	"website" text,
	"custom_portfolio_url" text,
	"avatar_key" text,
	"social_media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"demographics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"beats" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hero_stories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"availability" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expertise" text[] DEFAULT '{}' NOT NULL,
	"topic_ids" text[] DEFAULT '{}' NOT NULL,
	"publications" text[] DEFAULT '{}' NOT NULL,
	"press_types" text[] DEFAULT '{}' NOT NULL,
	"resources" text[] DEFAULT '{}' NOT NULL,
	"perks_preferred" text[] DEFAULT '{}' NOT NULL,
	"perks_offered" text[] DEFAULT '{}' NOT NULL,
	"paid_media_types" text[] DEFAULT '{}' NOT NULL,
	"content_types" text[] DEFAULT '{}' NOT NULL,
	"platforms" text[] DEFAULT '{}' NOT NULL,
	"reach" integer,
	"thumbs_up_count" integer DEFAULT 0 NOT NULL,
	"thumbs_down_count" integer DEFAULT 0 NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"response_hours" double precision,
	"answered_count" integer DEFAULT 0 NOT NULL,
	"presse_pass_level" "presse_pass_level",
	"verified" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"allow_direct_messages" boolean DEFAULT true NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "profiles_counts" CHECK ("profiles"."thumbs_up_count" >= 0 and "profiles"."thumbs_down_count" >= 0 and "profiles"."follower_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"deadline" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"outlet" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_likes" ADD CONSTRAINT "daily_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_target_id_profiles_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_target_id_profiles_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_profile_a_profiles_id_fk" FOREIGN KEY ("profile_a") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_profile_b_profiles_id_fk" FOREIGN KEY ("profile_b") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_profile_a_profiles_id_fk" FOREIGN KEY ("profile_a") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_profile_b_profiles_id_fk" FOREIGN KEY ("profile_b") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_pitch_id_pitches_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."pitches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_profile_id_profiles_id_fk" FOREIGN KEY ("sender_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage" ADD CONSTRAINT "coverage_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage" ADD CONSTRAINT "coverage_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_drafts" ADD CONSTRAINT "pitch_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_drafts" ADD CONSTRAINT "pitch_drafts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_draft_id_pitch_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."pitch_drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_sender_profile_id_profiles_id_fk" FOREIGN KEY ("sender_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_recipient_profile_id_profiles_id_fk" FOREIGN KEY ("recipient_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_pitch_id_pitches_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."pitches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_rater_profile_id_profiles_id_fk" FOREIGN KEY ("rater_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_rated_profile_id_profiles_id_fk" FOREIGN KEY ("rated_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_pitch_id_pitches_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."pitches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_topics" ADD CONSTRAINT "profile_topics_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_samples" ADD CONSTRAINT "work_samples_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_tokens_hash" ON "email_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_tokens_user" ON "email_tokens" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_previous_refresh" ON "sessions" USING btree ("previous_refresh_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "decisions_history" ON "decisions" USING btree ("profile_id","decided_at","target_id");--> statement-breakpoint
CREATE INDEX "decisions_target" ON "decisions" USING btree ("target_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "match_feedback_once" ON "match_feedback" USING btree ("profile_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matches_pair" ON "matches" USING btree ("profile_a","profile_b");--> statement-breakpoint
CREATE INDEX "matches_a" ON "matches" USING btree ("profile_a","id");--> statement-breakpoint
CREATE INDEX "matches_b" ON "matches" USING btree ("profile_b","id");--> statement-breakpoint
CREATE INDEX "conversation_members_list" ON "conversation_members" USING btree ("profile_id","active_at","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_members_unread" ON "conversation_members" USING btree ("profile_id") WHERE "conversation_members"."unread_count" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("profile_a","profile_b");--> statement-breakpoint
CREATE INDEX "conversations_b" ON "conversations" USING btree ("profile_b");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_order" ON "messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key" ON "messages" USING btree ("conversation_id","sender_profile_id","client_key");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "coverage_profile" ON "coverage" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "pitch_drafts_user" ON "pitch_drafts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "pitch_drafts_active" ON "pitch_drafts" USING btree ("profile_id") WHERE "pitch_drafts"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "pitches_one_waiting" ON "pitches" USING btree (least("sender_profile_id", "recipient_profile_id"),greatest("sender_profile_id", "recipient_profile_id")) WHERE "pitches"."status" in ('sent', 'read');--> statement-breakpoint
CREATE INDEX "pitches_sender" ON "pitches" USING btree ("sender_profile_id","status","id");--> statement-breakpoint
CREATE INDEX "pitches_recipient" ON "pitches" USING btree ("recipient_profile_id","status","id");--> statement-breakpoint
CREATE INDEX "pitches_expiry" ON "pitches" USING btree ("expires_at") WHERE "pitches"."status" in ('sent', 'read');--> statement-breakpoint
CREATE INDEX "pitches_draft" ON "pitches" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "pitches_company" ON "pitches" USING btree ("company_id") WHERE "pitches"."sent_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_once" ON "ratings" USING btree ("pitch_id","rater_profile_id");--> statement-breakpoint
CREATE INDEX "ratings_rated" ON "ratings" USING btree ("rated_profile_id","counted_at");--> statement-breakpoint
CREATE INDEX "ratings_uncounted" ON "ratings" USING btree ("created_at") WHERE "ratings"."counted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stories_pitch_url" ON "stories" USING btree ("pitch_id","url");--> statement-breakpoint
CREATE INDEX "cities_prefix" ON "cities" USING btree ("search_name" text_pattern_ops,"population");--> statement-breakpoint
CREATE INDEX "cities_trigram" ON "cities" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_display" ON "cities" USING btree ("display");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_profile" ON "evidence" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profile_topics_profile" ON "profile_topics" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_slug" ON "profiles" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_user" ON "profiles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_company" ON "profiles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "profiles_listed" ON "profiles" USING btree ("kind","id") WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX "requests_profile" ON "requests" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "slugs_profile" ON "slugs" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "work_samples_profile" ON "work_samples" USING btree ("profile_id","published_at","id");