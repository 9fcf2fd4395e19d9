DROP INDEX "audit_log_created_at_index";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_subscribed_at_index";--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || chr(10) || email || chr(10) || subject || chr(10) || message)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(email || chr(10) || name)) STORED;--> statement-breakpoint
CREATE INDEX "ads_by_status" ON "ads" USING btree ("status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit_log" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit_log" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "contact_urgent_first" ON "contact_requests" USING btree ((status = 'open' and is_priority) desc nulls last,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","is_priority");--> statement-breakpoint
CREATE INDEX "contact_by_status" ON "contact_requests" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "monthly_usage_month_year_index" ON "monthly_usage" USING btree ("month_year");--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter_subscribers" USING btree ("subscribed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_inactive" ON "newsletter_subscribers" USING btree ("id") WHERE not is_active;--> statement-breakpoint
CREATE INDEX "subscribers_paying" ON "subscribers" USING btree ("subscription_tier","user_id") WHERE subscribed;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("role","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"banned","email_verified");--> statement-breakpoint
-- Trigrams are a trusted extension: whoever may create the schemas of this database may add it. Where the server does not
-- have it, or keeps it in a schema that is not searched, searches work without these indexes: the same rows, more slowly.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "contact_search" ON "contact_requests" USING gin ("search_text" gin_trgm_ops);
	CREATE INDEX "newsletter_search" ON "newsletter_subscribers" USING gin ("email" gin_trgm_ops);
	CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object OR invalid_schema_name THEN
	RAISE WARNING 'searches of the admin area run without indexes: %', SQLERRM;
END $$;
