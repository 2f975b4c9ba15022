/** A real mail server on this machine for tests: it takes, refuses or stands in the way as it is told. */
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type TakenMail = {
  readonly to: readonly string[];
  readonly id: string;
  readonly raw: string;
};

/** When something is done: before the mail's words come, once they are there, or after they were taken. */
export type Moment = "before" | "between" | "after";

export type SmtpOptions = {
  /** Takes nobody but this one, by this password. */
  readonly user?: { readonly name: string; readonly password: string };
  /** May throw what the server then answers, with `responseCode` for its number. */
  readonly at?: (moment: Moment, mail: TakenMail | null) => void | Promise<void>;
};

export async function startSmtp({ user, at = () => {} }: SmtpOptions = {}) {
  const taken: TakenMail[] = [];
  const answer = (work: () => Promise<void>, callback: (error?: Error | null) => void): void => {
    work().then(
      () => callback(),
      (error: Error) => callback(error),
    );
  };
  const server = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: user === undefined ? ["AUTH", "STARTTLS"] : ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, callback) =>
      username === user?.name && password === user?.password
        ? callback(null, { user: username })
        : callback(new Error("Who are you?")),
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
  server.on("error", () => {}); // whoever was killed hangs up
  server.listen(0, "127.0.0.1");
  await new Promise<void>((resolve) => server.server.once("listening", resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
