/** Reads a mail from the outbox: From, To, Subject and Date, a blank line, and the plain text. */

export function textOf(mail: string): string {
  const lines = mail.replaceAll("\r\n", "\n");
  const [head = "", ...rest] = lines.split("\n\n");
  const heads = head
    .replace(/\n[ \t]+/g, " ")
    .split("\n")
    .filter((line) => /^(From|To|Subject|Date):/.test(line))
    .map(decodeHead);
  const part = /Content-Type: text\/plain[^\n]*\n(.*?)\n\n(.*?)\n--/s.exec(rest.join("\n\n"));
  const [, about = "", body = ""] = part ?? [];
  const words = /base64/i.test(about)
    ? Buffer.from(body, "base64").toString()
    : /quoted-printable/i.test(about)
      ? decodeQuoted(body)
      : body;
  return [...heads, "", words.trimEnd()].join("\n");
}

/** RFC 2045's quoted-printable: "=E2=82=B9" is ₹; a trailing "=" joins lines. */
function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** RFC 2047: "=?UTF-8?Q?=E2=82=B9500?=" is ₹500. */
function decodeHead(line: string): string {
  return line
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString()
        : decodeQuoted(text.replaceAll("_", " ")),
    );
}
