/** Writes a mail as plain text and simple HTML. */
import { escapeMarkup } from "../http/pages/escape-markup.ts";

export type Letter = {
  readonly subject: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** Products or sums, with amounts. */
  readonly rows?: readonly (readonly [what: string, amount: string])[];
  readonly place?: readonly string[];
  /** The one action: a path of the shop. */
  readonly link?: { readonly words: string; readonly path: string };
  readonly after?: readonly string[];
};

/** The shop's name and addresses. */
export type Writer = { readonly name: string; readonly email: string; readonly origin: string };

export type WrittenMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export function writeLetter(letter: Letter, writer: Writer): WrittenMail {
  return { subject: letter.subject, text: asText(letter, writer), html: asHtml(letter, writer) };
}

const greeting = ({ name }: Letter): string => (name.trim() === "" ? "Hello," : `Hello ${name},`);

const signature = ({ name, email }: Writer): readonly string[] => [
  name,
  `Questions? Answer this mail, or write to ${email}.`,
];

function asText(letter: Letter, writer: Writer): string {
  const { paragraphs, rows = [], place = [], link, after = [] } = letter;
  const parts = [
    greeting(letter),
    ...paragraphs,
    rows.map(([what, amount]) => (amount === "" ? what : `${what}: ${amount}`)).join("\n"),
    place.join("\n"),
    link === undefined ? "" : `${link.words}:\n${writer.origin}${link.path}`,
    ...after,
    `-- \n${signature(writer).join("\n")}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** From src/ui/tokens.css; mail programs read no stylesheets. */
const colours = { paper: "#faf6ef", ink: "#241c15", line: "#ded5c6", accent: "#b8400e" } as const;

function asHtml(letter: Letter, writer: Writer): string {
  const { subject, paragraphs, rows = [], place = [], link, after = [] } = letter;
  const words = (text: string) => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`;
  const table = rows
    .map(
      ([what, amount]) =>
        `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid ${colours.line}">${escapeMarkup(what)}</td>` +
        `<td style="padding:8px 0;border-top:1px solid ${colours.line};text-align:right;white-space:nowrap">${escapeMarkup(amount)}</td></tr>`,
    )
    .join("\n");
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${colours.paper};color:${colours.ink};font:16px/1.5 Georgia,serif">`,
    `<div style="max-width:560px;margin:0 auto">`,
    `<p style="margin:0 0 24px;font-size:20px"><b>${escapeMarkup(writer.name)}</b></p>`,
    words(greeting(letter)),
    ...paragraphs.map(words),
    ...(table === ""
      ? []
      : [`<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${table}</table>`]),
    ...(place.length === 0
      ? []
      : [`<p style="margin:0 0 16px">${place.map(escapeMarkup).join("<br>")}</p>`]),
    ...(link === undefined
      ? []
      : [
          `<p style="margin:0 0 24px"><a style="color:${colours.accent}" href="${escapeMarkup(writer.origin + link.path)}">${escapeMarkup(link.words)}</a></p>`,
        ]),
    ...after.map(words),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colours.line};font-size:14px">${signature(writer).map(escapeMarkup).join("<br>")}</p>`,
    "</div></body></html>",
    "",
  ].join("\n");
}
