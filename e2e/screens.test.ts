import { expect, test } from "vitest";
import { screenAt } from "../server/http/screens.ts";
import { entryRoutes, memberRoutes } from "../src/app/screens.ts";

test("the server knows every screen of the app, and whom it is for", () => {
  const told = (routes: typeof entryRoutes) =>
    routes.map(([path]) => screenAt(path.replace(/:\w+/, "some-thing"))?.for);
  expect([new Set(told(entryRoutes)), new Set(told(memberRoutes))]).toEqual([
    new Set(["visitors"]),
    new Set(["members"]),
  ]);
  expect(["/no/such/place", "/productdetail", "/Cart"].map(screenAt)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
