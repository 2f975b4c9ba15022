/** Scripted ports: server, storage in memory, manual time. */
import type { Body, Product, Reply } from "../../../contract/schemas.ts";
import { ApiError } from "../../api/api-error.ts";
import type { JsonCallName } from "../../api/client.ts";
import type { Notice } from "../notice.ts";
import type { KeyValueStorage, Payment, PaymentEvents, Ports, TabNews } from "../ports.ts";

/** By call; a missing one fails the test. */
export type Answers = {
  [Name in JsonCallName]?: (body: Body<Name>) => Reply<Name> | Promise<Reply<Name>>;
};

interface Sent {
  readonly name: JsonCallName;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PlayedPorts {
  readonly ports: Ports;
  readonly answers: Answers;
  readonly sent: Sent[];
  readonly notices: Notice[];
  readonly went: string[];
  readonly logged: string[];
  /** Google projects whose window was prepared. */
  readonly prepared: string[];
  readonly announced: TabNews[];
  readonly receive: (news: TabNews) => void;
  readonly runTimers: () => void;
  readonly windows: { readonly payment: Payment; readonly events: PaymentEvents }[];
}

export function playPorts(answers: Answers = {}): PlayedPorts {
  const played: Omit<PlayedPorts, "ports"> = {
    answers,
    sent: [],
    notices: [],
    went: [],
    logged: [],
    prepared: [],
    announced: [],
    receive: (news) => {
      for (const listener of listeners) listener(news);
    },
    runTimers: () => {
      for (const run of [...timers]) run();
      timers.clear();
    },
    windows: [],
  };
  const timers = new Set<() => void>();
  const listeners: ((news: TabNews) => void)[] = [];
  let keys = 0;

  const ports: Ports = {
    api: {
      async call(name, { body, headers } = {}) {
        played.sent.push({
          name,
          ...(body !== undefined && { body }),
          ...(headers !== undefined && { headers }),
        });
        const answer = answers[name] as ((body: unknown) => unknown) | undefined; // of this very call
        if (answer === undefined) throw new Error(`No answer for ${name}`);
        return (await answer(body)) as Reply<typeof name>;
      },
    },
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    tabs: {
      announce: (news) => played.announced.push(news),
      subscribe: (listener) => listeners.push(listener),
    },
    after(_milliseconds, run) {
      timers.add(run);
      return () => timers.delete(run);
    },
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    async openPayment(payment, events) {
      played.windows.push({ payment, events });
    },
    notify: (notice) => played.notices.push(notice),
    goTo: (to) => played.went.push(to),
    mayBeSignedIn: () => true,
    prepareGoogle: async (project) => void played.prepared.push(project.projectId),
    googleSignIn: () => Promise.reject(new Error("nobody signs in with Google here")),
    log: (what) => played.logged.push(what),
  };
  return { ...played, ports };
}

function memoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

export const refusing =
  (status: number, message = "", field?: string) =>
  () =>
    Promise.reject(new ApiError({ kind: "http", status, message, field }));

export const silence = () => Promise.reject(new ApiError({ kind: "no-response" }));

/** Triggered by the test. */
export function later<Value>() {
  let answer: (value: Value) => void = () => {};
  let fail: (cause: unknown) => void = () => {};
  const promise = new Promise<Value>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
}

/** A complete product with these values. */
export const piece = (said: Partial<Product> & Pick<Product, "_id">): Product => ({
  name: "Linen Kurta",
  price: 1299,
  description: "Soft and long.",
  category: "Men",
  subCategory: "TopWear",
  sizes: ["S", "M", "L"],
  image1: "/pictures/kurta/front-800.webp",
  image2: "/pictures/kurta/back-800.webp",
  image3: "/pictures/kurta/detail-800.webp",
  image4: "/pictures/kurta/worn-800.webp",
  bestseller: false,
  ...said,
});

/** Awaits pending answers. */
export const calm = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
