CREATE TABLE "ad_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ad_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"design" jsonb NOT NULL,
	"report" jsonb,
	"clean_key" text NOT NULL,
	"marked_key" text NOT NULL,
	"editor_id" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "editor_id" text;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ad_versions" ADD CONSTRAINT "ad_versions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_versions" ADD CONSTRAINT "ad_versions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_version_once" ON "ad_versions" USING btree ("ad_id","version");--> statement-breakpoint
CREATE INDEX "ad_versions_of_editor" ON "ad_versions" USING btree ("editor_id") WHERE editor_id is not null;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_of_editor" ON "ads" USING btree ("editor_id") WHERE editor_id is not null;