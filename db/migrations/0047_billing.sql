CREATE TABLE "billing_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"stripe_customer_id" text,
	"checkout_id" text,
	"subscription_id" text,
	"plan" "subscription_level" DEFAULT 'basic' NOT NULL,
	"is_past_due" boolean DEFAULT false NOT NULL,
	"period_end" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"reads_started" integer DEFAULT 0 NOT NULL,
	"read_written" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"fee_announced" date,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "billing_customers_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "billing_customers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "billing_customers_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "billing_customers_payer" CHECK (num_nonnulls("billing_customers"."company_id", "billing_customers"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" uuid,
	"received_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "read_only_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "read_only_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_events" ADD CONSTRAINT "billing_events_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_customers_read" ON "billing_customers" USING btree ("read_at") WHERE "billing_customers"."stripe_customer_id" is not null;--> statement-breakpoint
CREATE INDEX "billing_events_age" ON "billing_events" USING btree ("received_at");