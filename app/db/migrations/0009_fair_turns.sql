ALTER TABLE "ads" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ads_started" ON "ads" USING btree ("user_id","started_at") WHERE started_at is not null;