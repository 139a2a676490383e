CREATE TABLE "import_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"address" text NOT NULL,
	"work_sample_id" uuid,
	"release_id" uuid,
	"fingerprint" text NOT NULL,
	CONSTRAINT "import_items_one" CHECK (num_nonnulls("import_items"."work_sample_id", "import_items"."release_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"created" integer NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_work_sample_id_work_samples_id_fk" FOREIGN KEY ("work_sample_id") REFERENCES "public"."work_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_items_once" ON "import_items" USING btree ("profile_id","address");--> statement-breakpoint
CREATE INDEX "import_items_import" ON "import_items" USING btree ("import_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_items_work" ON "import_items" USING btree ("work_sample_id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_items_release" ON "import_items" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "imports_list" ON "imports" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id");