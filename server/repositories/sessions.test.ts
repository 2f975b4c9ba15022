import { randomUUID } from "node:crypto";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canonicalEmail } from "../../domain/email.ts";
import type { Database } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";
import { type Engine, engines } from "../testing/processes/engines.ts";
import { sessionRepository } from "./sessions.ts";
import { userRepository } from "./users.ts";

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`on ${name}`, () => {
    let engine: Engine;
    let database: Database;
    beforeAll(async () => {
      engine = await start();
      database = await engine.open();
      await database.migrate();
    });
    afterAll(async () => {
      await database.close();
      await engine.stop();
    });

    it("no session by a password is left when a takeover comes at the same moment", async () => {
      const { sql } = database;
      const accounts = userRepository(sql);
      const begin = (userId: string) =>
        sessionRepository(sql).insert(
          {
            tokenHash: randomUUID(),
            userId,
            id: randomUUID(),
            device: "",
            createdAt: new Date(),
            expiresAt: new Date(),
          },
          { passwordHash: "checked" },
        );
      for (let round = 0; round < 100; round += 1) {
        const id = randomUUID();
        const email = `${id}@example.com`;
        const account = {
          id,
          name: "Asha",
          email,
          canonicalEmail: canonicalEmail(email),
          createdAt: new Date(),
        };
        await accounts.insert({ ...account, passwordHash: "checked", googleSub: null });
        const owner = { ...account, id: randomUUID(), passwordHash: null, googleSub: id };
        expect(await begin(id)).toBe(true);
        const taken = accounts.takeOver(id, owner);
        await Promise.all([begin(id), begin(id), taken, begin(id)]);
        expect(await taken).toBe(true);
      }
      expect(await sql.$count(users, isNull(users.canonicalEmail))).toBe(100);
      expect(await sql.$count(sessions)).toBe(0);
    });
  });
