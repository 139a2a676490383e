CREATE TYPE "public"."site_proof_way" AS ENUM('dns', 'meta');--> statement-breakpoint
CREATE TYPE "public"."submission_state" AS ENUM('checking', 'accepted', 'refused', 'appealed', 'declined');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'verification_updated';--> statement-breakpoint
CREATE TABLE "evidence_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" "evidence_kind" NOT NULL,
	"outlet" text NOT NULL,
	"url" text NOT NULL,
	"occurred_at" timestamp with time zone,
	"state" "submission_state" DEFAULT 'checking' NOT NULL,
	"finding" text,
	"checked_at" timestamp with time zone,
	"appeal" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp with time zone,
	"reviewer_id" uuid,
	"review_reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"evidence_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_proofs" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"origin" text NOT NULL,
	"way" "site_proof_way",
	"proven_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"evidence_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "domain" text;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "bound_to" text;--> statement-breakpoint
ALTER TABLE "evidence_submissions" ADD CONSTRAINT "evidence_submissions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_submissions" ADD CONSTRAINT "evidence_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_submissions" ADD CONSTRAINT "evidence_submissions_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_submissions" ADD CONSTRAINT "evidence_submissions_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_proofs" ADD CONSTRAINT "site_proofs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_proofs" ADD CONSTRAINT "site_proofs_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_submissions_once" ON "evidence_submissions" USING btree ("profile_id","kind",md5("url"));--> statement-breakpoint
CREATE INDEX "evidence_submissions_profile" ON "evidence_submissions" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "evidence_submissions_appeals" ON "evidence_submissions" USING btree ("id") WHERE "evidence_submissions"."state" = 'appealed';--> statement-breakpoint
CREATE INDEX "site_proofs_due" ON "site_proofs" USING btree ("checked_at") WHERE "site_proofs"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "evidence_domain" ON "evidence" USING btree ("domain","kind");--> statement-breakpoint
-- New rows hold the registrable domain; for those before, the host without "www." is that of nearly every outlet.
UPDATE "evidence" SET "domain" = regexp_replace(lower(substring("url" from '^https?://([^/:?#]+)')), '^www\.', '') WHERE "url" IS NOT NULL;--> statement-breakpoint
-- What was accepted before was accepted for the name and the address of today.
UPDATE "evidence" e SET "bound_to" = CASE WHEN e."kind" = 'outlet_email' THEN (SELECT lower(split_part(u."email", '@', 2)) FROM "users" u WHERE u."id" = p."user_id") ELSE p."name" END
  FROM "profiles" p WHERE p."id" = e."profile_id" AND e."kind" IN ('outlet_email', 'author_page', 'byline');
