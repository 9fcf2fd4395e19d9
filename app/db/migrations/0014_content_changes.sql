-- Whoever changes what visitors read, every process hears of it when the change is committed (app/live.server.ts).
CREATE FUNCTION "tell_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('adwright_live', json_build_object('type', 'content', 'of', TG_ARGV[0])::text);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "media_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media_library"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"('media');--> statement-breakpoint
CREATE TRIGGER "posts_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"('posts');
