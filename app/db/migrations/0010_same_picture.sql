ALTER TABLE "ads" ADD COLUMN "picture_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "ads_picture" ON "ads" USING btree ("user_id","picture_hash") WHERE deleted_at is null;