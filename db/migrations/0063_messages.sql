CREATE TYPE "public"."message_file_kind" AS ENUM('picture', 'video', 'audio', 'document');--> statement-breakpoint
CREATE TYPE "public"."scan_result" AS ENUM('unscanned', 'clean', 'refused');--> statement-breakpoint
CREATE TABLE "message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"message_id" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"kind" "message_file_kind" NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"duration" double precision,
	"blur" text,
	"key" text NOT NULL,
	"preview_key" text,
	"scan" "scan_result" DEFAULT 'unscanned' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "message_uploads_received" CHECK ("message_uploads"."received" between 0 and "message_uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_uploads" ADD CONSTRAINT "message_uploads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_uploads" ADD CONSTRAINT "message_uploads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_uploads" ADD CONSTRAINT "message_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_uploads" ADD CONSTRAINT "message_uploads_file_id_message_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."message_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_files_message" ON "message_files" USING btree ("message_id","place");--> statement-breakpoint
CREATE INDEX "message_files_conversation" ON "message_files" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "message_files_profile" ON "message_files" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "message_files_unsent" ON "message_files" USING btree ("created_at") WHERE "message_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_uploads_own" ON "message_uploads" USING btree ("user_id","conversation_id");--> statement-breakpoint
CREATE INDEX "message_uploads_conversation" ON "message_uploads" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_uploads_profile" ON "message_uploads" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "message_uploads_file" ON "message_uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "message_uploads_created" ON "message_uploads" USING btree ("created_at");--> statement-breakpoint
-- A text's parts: an address, or a file's name, as the parts that punctuation separates.
CREATE FUNCTION f_parts(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT translate(value, './?&=#_-:@+%~,;<>', repeat(' ', 17)) $$;
--> statement-breakpoint
CREATE TYPE "public"."reaction_kind" AS ENUM('agreed', 'thanks', 'question', 'later');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'message_not_sent' BEFORE 'follower_gained';--> statement-breakpoint
CREATE TABLE "message_drafts" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"attachments" uuid[] DEFAULT '{}' NOT NULL,
	"counter" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "message_drafts_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"message_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" "reaction_kind" NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "message_reactions_message_id_profile_id_kind_pk" PRIMARY KEY("message_id","profile_id","kind")
);
--> statement-breakpoint
CREATE TABLE "scheduled_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"client_key" uuid,
	"content" text NOT NULL,
	"reply_to" uuid,
	"send_at" timestamp with time zone NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" drop column "search";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when "messages"."deleted_at" is null then to_tsvector('simple', f_unaccent(f_parts("messages"."content"))) end) STORED;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search");--> statement-breakpoint
ALTER TABLE "message_files" ADD COLUMN "scheduled_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_drafts_user" ON "message_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_reactions_profile" ON "message_reactions" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "scheduled_messages_user" ON "scheduled_messages" USING btree ("user_id","conversation_id","send_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_messages_client_key" ON "scheduled_messages" USING btree ("conversation_id","user_id","client_key");--> statement-breakpoint
CREATE INDEX "scheduled_messages_due" ON "scheduled_messages" USING btree ("send_at") WHERE "scheduled_messages"."problem" is null;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_scheduled_id_scheduled_messages_id_fk" FOREIGN KEY ("scheduled_id") REFERENCES "public"."scheduled_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_files_search" ON "message_files" USING gin (to_tsvector('simple', f_unaccent(f_parts("name"))));--> statement-breakpoint
CREATE INDEX "message_files_scheduled" ON "message_files" USING btree ("scheduled_id") WHERE "message_files"."scheduled_id" is not null;