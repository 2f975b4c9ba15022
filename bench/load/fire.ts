/** Requests at a local server, as many as it takes or at a steady rate. */
import autocannon from "autocannon";

export interface Fired {
  /** Answers a second, and milliseconds. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
}

interface Fire {
  readonly origin: string;
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
  /** Requests a second; without it, as many as it takes. */
  readonly overall?: number;
  /** The expected status, 200 by default. */
  readonly status?: number;
  /** Cookie, headers and body of a request, by its number. */
  readonly each?: (number: number) => {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
}

/** @throws on another status or none: the figures would say nothing. */
export async function fire(options: Fire): Promise<Fired> {
  const { origin, method = "GET", path, headers = {}, status = 200, each } = options;
  if (new URL(origin).hostname !== "127.0.0.1") throw new Error("Load is for this machine alone");
  let number = 0;
  const result = await autocannon({
    url: `${origin}${path}`,
    connections: options.connections,
    duration: options.seconds,
    ...(options.overall === undefined ? {} : { overallRate: options.overall }),
    requests: [
      {
        method,
        path,
        headers,
        ...(each === undefined
          ? {}
          : {
              setupRequest: (request) => {
                const { headers: own, body } = each(number);
                number += 1;
                return {
                  ...request,
                  headers: { ...headers, "content-type": "application/json", origin, ...own },
                  body: JSON.stringify(body),
                };
              },
            }),
      },
    ],
  });
  const counts = result.statusCodeStats ?? {};
  const answers = result.requests.total;
  const others = Object.entries(counts).filter(([code]) => code !== String(status));
  if (answers === 0 || others.length > 0 || result.errors > 0) {
    throw new Error(
      `${path}: ${answers} answers, ${result.errors} errors, statuses ${JSON.stringify(counts)}`,
    );
  }
  return {
    rate: answers / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers,
  };
}
