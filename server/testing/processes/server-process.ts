/** The shop's real server as a process that a test or a benchmark starts, kills, and freezes. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Limits that a run of many shoppers from one address stays below. */
export const roomyLimits = {
  SIGN_IN_LIMIT: "100000",
  REGISTRATION_LIMIT: "100000",
  RESET_LIMIT: "100000",
  ACCOUNT_LIMIT: "100000",
  RECOMMENDATION_LIMIT: "100000",
  SPEECH_LIMIT: "100000",
  SECOND_OPINION_LIMIT: "100000",
  ORDER_LIMIT: "100000",
  CARD_ORDER_LIMIT: "100000",
} as const;

export interface ServerProcess {
  /** Where it is open, for example "http://localhost:4900". */
  readonly origin: string;
  /** Asks it to end; resolves with its exit code once it is gone. Without effect when it is. */
  readonly end: () => Promise<number | null>;
  /** Ends it at once, with nothing finished; resolves once it is gone. */
  readonly kill: () => Promise<void>;
  /** It stands still: connections are taken and nothing comes back, until `thaw`. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

export interface ServerOptions {
  readonly port: number;
  /** Settings beside PORT, over those of the environment; see server/config.ts. */
  readonly settings: Readonly<Record<string, string>>;
  /** The folder whose dist/server runs; the source does unless given. */
  readonly built?: string;
}

/** Starts a server, without waiting for it. `open` resolves once its health call answers. */
export function launchServer({ port, settings, built }: ServerOptions) {
  const program =
    built === undefined ? ["--import", "tsx", "server/main.ts"] : ["dist/server/main.js"];
  const child = spawn(process.execPath, program, {
    cwd: built ?? root,
    stdio: ["ignore", "ignore", "inherit"],
    // No test waits for a picture that it doesn't show.
    env: {
      ...process.env,
      LOG_LEVEL: "error",
      DRAW_PICTURES: "asked",
      ...settings,
      PORT: String(port),
    },
  });
  const origin = `http://localhost:${port}`;
  const send = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, "exit");
      // One that stands still hears nothing but SIGKILL.
      child.kill("SIGCONT");
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  };
  const server: ServerProcess = {
    origin,
    end: () => send("SIGTERM"),
    kill: async () => void (await send("SIGKILL")),
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
  };
  return { ...server, open: () => healthy(origin, child) };
}

/** Starts a server and resolves once its health call answers. @throws when the process ends before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = launchServer(options);
  try {
    await server.open();
  } catch (error) {
    await server.kill();
    throw error;
  }
  return server;
}

async function healthy(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The shop stopped: ${child.exitCode ?? child.signalCode}.`);
    }
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shop at ${origin} does not answer.`);
}
