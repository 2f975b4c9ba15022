/** The real server as a process to start, kill and freeze. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { command } from "./commands.ts";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** For many shoppers at one address. */
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
  /** Such as "http://localhost:4900". */
  readonly origin: string;
  /** Resolves with the exit code; idempotent. */
  readonly end: () => Promise<number | null>;
  /** SIGKILL; resolves once it is gone. */
  readonly kill: () => Promise<void>;
  /** Accepts connections, answers nothing until `thaw`. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

interface ServerOptions {
  readonly port: number;
  /** Besides PORT; see server/config.ts. */
  readonly settings: Readonly<Record<string, string>>;
  /** The folder whose dist/server runs; default: what the tests have built, else the source. */
  readonly built?: string;
  /** For Node, with `built`. */
  readonly node?: readonly string[];
}

/** `open` resolves once the health call answers. */
export function launchServer({ port, settings, built, node = [] }: ServerOptions) {
  const program = built === undefined ? command("main") : [...node, "dist/server/main.js"];
  const child = spawn(process.execPath, program, {
    cwd: built ?? root,
    stdio: ["ignore", "ignore", "inherit"],
    // Tests don't wait for pictures.
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

/** Resolves once the health call answers. @throws if the process exits first. */
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
