/** Shoppers' names for the fields of the delivery form. */
import type { DeliveryField } from "../../../../domain/delivery.ts";

/** One field, or several with one name. */
export type Named = DeliveryField | "name" | "address";

/** Longer names first. */
export const fieldNames: readonly (readonly [Named, string])[] = [
  ["firstName", "first ?name|given name|forename"],
  ["lastName", "last ?name|sur ?name|maiden name|family name|second name"],
  ["name", "(?:full |good |whole |shubh )?(?:name|naam)|recipient(?:'s name)?|addressee"],
  ["email", "e[- ]?mail(?: address| id)?|mail(?: address| id)?"],
  [
    "street",
    "street(?: address| name| line)?|address line(?: one| 1)?|house(?: number| no\\.?| name)?|(?:lane|gali|colony|society|building)(?=,? (?:is|called)\\b)",
  ],
  ["city", "city|town|she?hee?r|shehar|sheher|shahar|district(?=(?:'s| is)\\b)"],
  ["state", "state"],
  [
    "pinCode",
    "pin ?code|pin(?: number)?|postal code|post ?code|zip ?code|zip|code(?= \\d{3} ?\\d{3}(?!\\d))",
  ],
  ["country", "country"],
  [
    "phone",
    "(?:phone|fone|mobile|telephone|cell(?:phone)?|hand ?phone|contact|mob|hp|tel|phn|ph)(?: number| no\\.?)?|whatsapp number|number",
  ],
  [
    "address",
    "(?:(?:delivery|shipping|postal|home|new|full|whole|complete|entire) )?(?:add?ress|addr)|(?:ghar ka |mera |hamara )pata|residence(?=\\s*:)|new (?:place|home|flat)",
  ],
];

export const anyField: string = fieldNames.map(([named, form]) => `(?<${named}>${form})`).join("|");

export const fieldAnywhere = new RegExp(`(?<![\\w'@])(?:${anyField})(?:'s)?(?![\\w@])`, "gi");
