/** robots.txt, sitemap.xml and security.txt. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { paths, routes } from "../../../domain/routes.ts";
import type { Config } from "../../config.ts";
import type { ShopFacts } from "../../shop-facts.ts";
import { escapeMarkup } from "./escape-markup.ts";

type RobotParts = {
  readonly config: Pick<Config, "publicOrigin">;
  readonly shop: Pick<ShopFacts, "email">;
  readonly now: () => number;
};

/** Useless to robots. Product pages stay open for link previews. */
const closed = [
  "/api/",
  "/test-gateway/",
  paths.cart,
  paths.placeOrder,
  paths.orders,
  paths.account,
  paths.forgotPassword,
  paths.resetPassword,
  paths.recommendations,
];

/** Milliseconds that security.txt is valid. */
const holds = 180 * 24 * 60 * 60 * 1000;

export function routesForRobots(app: FastifyInstance, { config, shop, now }: RobotParts): void {
  const originOf = ({ protocol, host }: FastifyRequest): string =>
    config.publicOrigin ?? `${protocol}://${host}`;

  app.get("/robots.txt", (request, reply) => {
    const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
    reply
      .type("text/plain; charset=utf-8")
      .send(`${lines.join("\n")}\n\nSitemap: ${originOf(request)}/sitemap.xml\n`);
  });

  app.get("/sitemap.xml", (request, reply) => {
    const open = routes.filter(([, access]) => access === "visitors").map(([route]) => route);
    const urls = open.map(
      (path) => `<url><loc>${escapeMarkup(originOf(request) + path)}</loc></url>`,
    );
    reply
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
      );
  });

  // https://www.rfc-editor.org/rfc/rfc9116
  const securityPath = "/.well-known/security.txt";
  app.get(securityPath, (request, reply) => {
    const fields = [
      `Contact: mailto:${shop.email}`,
      `Expires: ${new Date(now() + holds).toISOString()}`,
      `Canonical: ${originOf(request)}${securityPath}`,
      "Preferred-Languages: en",
    ];
    reply.type("text/plain; charset=utf-8").send(`${fields.join("\n")}\n`);
  });
}
