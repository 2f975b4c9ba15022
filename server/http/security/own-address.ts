import type { FastifyInstance } from "fastify";

/** Such as http://127.0.0.1:3000; null if not listening. */
export function ownAddress(app: FastifyInstance): string | null {
  const listening = app.server.address();
  if (listening === null || typeof listening === "string") return null;
  const { address, port } = listening;
  if (address === "0.0.0.0") return `http://127.0.0.1:${port}`;
  if (address === "::") return `http://[::1]:${port}`;
  return address.includes(":") ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
