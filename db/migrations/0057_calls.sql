CREATE TYPE "public"."call_kind" AS ENUM('voice', 'video');--> statement-breakpoint
CREATE TYPE "public"."call_outcome" AS ENUM('answered', 'declined', 'missed', 'cancelled', 'busy');--> statement-breakpoint
CREATE TYPE "public"."call_state" AS ENUM('ringing', 'connected', 'ended');--> statement-breakpoint
CREATE TABLE "call_signals" (
	"call_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"profile_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "call_signals_call_id_seq_pk" PRIMARY KEY("call_id","seq")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"kind" "call_kind" NOT NULL,
	"state" "call_state" DEFAULT 'ringing' NOT NULL,
	"outcome" "call_outcome",
	"caller_profile_id" uuid NOT NULL,
	"callee_profile_id" uuid NOT NULL,
	"caller_id" uuid,
	"callee_id" uuid,
	"caller_device" uuid NOT NULL,
	"callee_device" uuid,
	"rings_until" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"caller_seen_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"callee_seen_at" timestamp with time zone,
	"last_signal" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "calls_ended" CHECK (("calls"."state" = 'ended') = ("calls"."outcome" is not null and "calls"."ended_at" is not null)),
	CONSTRAINT "calls_answered" CHECK ("calls"."state" <> 'connected' or ("calls"."answered_at" is not null and "calls"."callee_device" is not null))
);
--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_profile_id_profiles_id_fk" FOREIGN KEY ("caller_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_callee_profile_id_profiles_id_fk" FOREIGN KEY ("callee_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_callee_id_users_id_fk" FOREIGN KEY ("callee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_live" ON "calls" USING btree ("conversation_id") WHERE "calls"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "calls_conversation" ON "calls" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "calls_caller" ON "calls" USING btree ("caller_profile_id") WHERE "calls"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "calls_callee" ON "calls" USING btree ("callee_profile_id") WHERE "calls"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "calls_due" ON "calls" USING btree ("rings_until") WHERE "calls"."state" <> 'ended';