CREATE TYPE "public"."member_status" AS ENUM('active', 'paused');--> statement-breakpoint
CREATE TYPE "public"."newsroom_status" AS ENUM('active', 'paused', 'inactive');--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"role" "member_role" NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "two_factor_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "newsrooms_visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "newsrooms_take_messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "status" "member_status" DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "user_name" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "profile_name" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "manager_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "status" "newsroom_status" DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("company_id","email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_sender" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_company" ON "audit_entries" USING btree ("company_id","id") WHERE "audit_entries"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "profiles_manager" ON "profiles" USING btree ("manager_id") WHERE "profiles"."manager_id" is not null;