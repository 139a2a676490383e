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
CREATE INDEX "message_uploads_created" ON "message_uploads" USING btree ("created_at");