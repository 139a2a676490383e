ALTER TABLE "releases" ADD COLUMN "perks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "perk_details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "perk_details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;