ALTER TABLE "ads" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "language_hint" text;