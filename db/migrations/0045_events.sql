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
--> statement-breakpoint
INSERT INTO "events" ("id", "at", "profile_id", "kind", "is_own", "actor_profile_id", "subject_id", "source")
SELECT gen_random_uuid(), past.at, side.profile_id, past.kind::event_kind, side.is_own, past.by, past.subject_id, 'rows'
FROM (
  SELECT decided_at AS at, 'profile_liked' AS kind, profile_id AS by, target_id AS "to", NULL::uuid AS subject_id FROM decisions WHERE kind <> 'pass'
  UNION ALL SELECT created_at, 'match_made', profile_a, profile_b, id FROM matches
  UNION ALL SELECT sent_at, 'pitch_sent', sender_profile_id, recipient_profile_id, id FROM pitches WHERE sent_at IS NOT NULL
  UNION ALL SELECT responded_at, 'pitch_accepted', recipient_profile_id, sender_profile_id, id FROM pitches WHERE status IN ('accepted', 'completed') AND responded_at IS NOT NULL
  UNION ALL SELECT responded_at, 'pitch_declined', recipient_profile_id, sender_profile_id, id FROM pitches WHERE status = 'declined' AND responded_at IS NOT NULL
  UNION ALL SELECT updated_at, 'pitch_expired', recipient_profile_id, sender_profile_id, id FROM pitches WHERE status = 'expired'
  UNION ALL SELECT updated_at, 'pitch_withdrawn', sender_profile_id, recipient_profile_id, id FROM pitches WHERE status = 'withdrawn'
  UNION ALL SELECT completed_at, 'collaboration_completed', sender_profile_id, recipient_profile_id, id FROM pitches WHERE completed_at IS NOT NULL
  UNION ALL SELECT s.looked_at, 'story_published', p.sender_profile_id, p.recipient_profile_id, s.id FROM stories s JOIN pitches p ON p.id = s.pitch_id WHERE s.found
  UNION ALL SELECT counted_at, 'rated_' || value, NULL, rated_profile_id, pitch_id FROM ratings WHERE counted_at IS NOT NULL
  UNION ALL SELECT created_at, 'profile_followed', follower_id, profile_id, NULL FROM follows
  UNION ALL SELECT announced_at, 'release_published', profile_id, NULL, id FROM releases WHERE announced_at IS NOT NULL
  UNION ALL SELECT published_at, 'pitch_page_published', profile_id, NULL, id FROM pitch_pages WHERE published_at IS NOT NULL
  UNION ALL SELECT created_at, 'work_added', profile_id, NULL, id FROM work_samples
  UNION ALL SELECT created_at, 'request_posted', profile_id, NULL, id FROM requests
  UNION ALL SELECT created_at, 'product_requested', requester_profile_id, owner_profile_id, id FROM product_requests
  UNION ALL SELECT m.created_at, 'message_sent', m.sender_profile_id, CASE m.sender_profile_id WHEN c.profile_a THEN c.profile_b ELSE c.profile_a END, m.conversation_id
    FROM messages m JOIN conversations c ON c.id = m.conversation_id
) AS past
CROSS JOIN LATERAL (VALUES (past.by, true), (past."to", false)) AS side(profile_id, is_own)
WHERE side.profile_id IS NOT NULL AND past.at IS NOT NULL;--> statement-breakpoint
SELECT add_event_month(d::date) FROM generate_series((SELECT min(at) FROM events), app_now(), interval '1 month') AS d;
