ALTER TABLE "users" ADD COLUMN "canonical_email" text;--> statement-breakpoint
-- As canonicalEmail of domain/email.ts: A to Z alone become small, in every locale. Where several accounts
-- come to one form (under a Turkish locale I and i were two letters), it is that of the account that
-- signing in found so far, else of the oldest; the others keep what they have, and Google's sign-in.
UPDATE "users" SET "canonical_email" = "first"."form" FROM (
	SELECT DISTINCT ON ("form") "id", "form" FROM (
		SELECT "id", "created_at", lower("email" COLLATE "C") AS "form", lower("email") AS "found_by" FROM "users"
	) AS "all" ORDER BY "form", "found_by" = "form" DESC, "created_at", "id"
) AS "first" WHERE "users"."id" = "first"."id";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_canonical_email_unique" UNIQUE("canonical_email");--> statement-breakpoint
DROP INDEX "users_email_unique";
