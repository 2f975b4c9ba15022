-- The catalogue's version grows with every change of products, so that caches know when to rebuild.
INSERT INTO "catalogue" ("id", "version") VALUES (1, 0);
--> statement-breakpoint
CREATE FUNCTION "catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "catalogue" SET "version" = "version" + 1;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "products_changed"
	AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
	FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
