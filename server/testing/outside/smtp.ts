/** A local mail server that accepts, refuses or stalls. */
import { readFile } from "node:fs/promises";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { SMTPServer } from "smtp-server";

type TakenMail = {
  readonly to: readonly string[];
  readonly id: string;
  readonly raw: string;
};

/** Before the content, after it, or after acceptance. */
export type Moment = "before" | "between" | "after";

/** None, implicit, or STARTTLS. */
export type SmtpTls = "none" | "at once" | "when asked";

export type SmtpOptions = {
  /** With an untrusted certificate (tls/). */
  readonly tls?: SmtpTls;
  /** The only login. */
  readonly user?: { readonly name: string; readonly password: string };
  /** May throw an answer with `responseCode`. */
  readonly at?: (moment: Moment, mail: TakenMail | null) => void | Promise<void>;
};

/** For clients that trust it. */
export const smtpCertificate = fileURLToPath(new URL("tls/localhost.cert.pem", import.meta.url));

export async function startSmtp({ user, tls = "none", at = () => {} }: SmtpOptions = {}) {
  const taken: TakenMail[] = [];
  const answer = (work: () => Promise<void>, callback: (error?: Error | null) => void): void => {
    work().then(
      () => callback(),
      (error: Error) => callback(error),
    );
  };
  const logins: { readonly name: string; readonly isEncrypted: boolean }[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    secure: tls === "at once",
    ...(tls !== "none" && {
      cert: await readFile(smtpCertificate),
      key: await readFile(new URL("tls/localhost.key.pem", import.meta.url)),
    }),
    authOptional: user === undefined,
    disabledCommands: [
      ...(user === undefined ? ["AUTH"] : []),
      ...(tls === "when asked" ? [] : ["STARTTLS"]),
    ],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, { secure }, callback) => {
      logins.push({ name: username ?? "", isEncrypted: secure });
      if (username === user?.name && password === user?.password) {
        callback(null, { user: username });
      } else callback(new Error("Who are you?"));
    },
    onRcptTo: (_address, _session, callback) => answer(async () => at("before", null), callback),
    onData: (stream, session, callback) =>
      answer(async () => {
        const raw = await text(stream);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const mail = { to, id: /^Message-ID: *<(.+)>/im.exec(raw)?.[1] ?? "", raw };
        await at("between", mail);
        taken.push(mail);
        await at("after", mail);
      }, callback),
  });
  server.on("error", () => {}); // killed clients hang up
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await new Promise<void>((resolve) => server.server.once("listening", resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  return {
    url: `${tls === "at once" ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    port,
    taken,
    /** Logins, and whether in clear text. */
    logins,
    /** Drops all connections. */
    hangUp: (): void => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
