/**
 * The messages of Azure's speech WebSocket: headers, a blank line, a body; in binary ones the
 * headers' length goes first, as two bytes.
 * https://learn.microsoft.com/azure/ai-services/speech-service/how-to-use-audio-input-streams
 */

export interface AzureMessage {
  readonly path: string;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export function readMessage(data: Buffer, binary: boolean): AzureMessage {
  const blank = data.indexOf("\r\n\r\n");
  const length = binary ? data.readUInt16BE(0) : blank;
  const head = data.subarray(binary ? 2 : 0, binary ? 2 + length : length).toString();
  const headers: Record<string, string> = {};
  for (const line of head.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0)
      headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return {
    path: (headers.path ?? "").toLowerCase(),
    requestId: headers["x-requestid"] ?? "",
    headers,
    body: data.subarray(binary ? 2 + length : length + 4),
  };
}

export function textMessage(path: string, requestId: string, body: unknown): string {
  const head = [`Path: ${path}`, `X-RequestId: ${requestId}`, "Content-Type: application/json"];
  return `${head.join("\r\n")}\r\n\r\n${JSON.stringify(body)}`;
}

export function audioMessage(requestId: string, streamId: string, sound: Uint8Array): Buffer {
  const head = Buffer.from(
    `Path: audio\r\nX-RequestId: ${requestId}\r\nX-StreamId: ${streamId}\r\nContent-Type: audio/mpeg\r\n`,
  );
  const length = Buffer.alloc(2);
  length.writeUInt16BE(head.length);
  return Buffer.concat([length, head, sound]);
}
