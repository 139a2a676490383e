CREATE TYPE "public"."event_kind" AS ENUM('profile_shown', 'profile_liked', 'match_made', 'pitch_sent', 'pitch_accepted', 'pitch_declined', 'pitch_expired', 'pitch_withdrawn', 'collaboration_completed', 'story_published', 'rated_up', 'rated_down', 'profile_followed', 'profile_unfollowed', 'release_published', 'pitch_page_published', 'work_added', 'request_posted', 'product_requested', 'message_sent', 'page_viewed', 'link_opened', 'asset_downloaded', 'feed_fetched');--> statement-breakpoint
CREATE TYPE "public"."event_source" AS ENUM('page', 'api', 'job', 'visit', 'rows');--> statement-breakpoint
CREATE TYPE "public"."left_out_reason" AS ENUM('bot', 'prefetch', 'head', 'owner');--> statement-breakpoint
CREATE TABLE "event_hours" (
	"profile_id" uuid NOT NULL,
	"kind" "event_kind" NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"is_own" boolean NOT NULL,
	"subject_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"first_count" integer NOT NULL,
	"left_out_count" integer NOT NULL,
	CONSTRAINT "event_hours_profile_id_kind_hour_is_own_subject_id_pk" PRIMARY KEY("profile_id","kind","hour","is_own","subject_id")
);
--> statement-breakpoint
CREATE TABLE "event_progress" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"summed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" "event_kind" NOT NULL,
	"is_own" boolean NOT NULL,
	"user_id" uuid,
	"actor_profile_id" uuid,
	"subject_id" uuid,
	"source" "event_source" NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"left_out" "left_out_reason",
	CONSTRAINT "events_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE UNLOGGED TABLE "visitor_days" (
	"day" date NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" "event_kind" NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "visitor_days_day_profile_id_kind_visitor_pk" PRIMARY KEY("day","profile_id","kind","visitor")
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "readers" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "interactions" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "read_seconds" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "stated_by" uuid;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "stated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_hours" ADD CONSTRAINT "event_hours_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_hours_hour" ON "event_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "events_profile" ON "events" USING btree ("profile_id","at");--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ("user_id") WHERE "events"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_profile_id") WHERE "events"."actor_profile_id" is not null;--> statement-breakpoint
CREATE SCHEMA "event_months";--> statement-breakpoint
CREATE TABLE "event_months"."other" PARTITION OF "events" DEFAULT;--> statement-breakpoint
CREATE FUNCTION add_event_month(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := to_char(month, '"m"YYYY_MM');
  starts timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  IF to_regclass('event_months.' || part) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE event_months.%I (LIKE events INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part);
  EXECUTE format('WITH moved AS (DELETE FROM event_months.other WHERE at >= %L AND at < %L RETURNING *) INSERT INTO event_months.%I SELECT * FROM moved', starts, ends, part);
  EXECUTE format('ALTER TABLE events ATTACH PARTITION event_months.%I FOR VALUES FROM (%L) TO (%L)', part, starts, ends);
END $$;--> statement-breakpoint
INSERT INTO "event_progress" ("summed_until") VALUES ('2000-01-01T00:00:00Z');--> statement-breakpoint
SELECT add_event_month(d::date) FROM generate_series(app_now(), app_now() + interval '2 months', interval '1 month') AS d;
