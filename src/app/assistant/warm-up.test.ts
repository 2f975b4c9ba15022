import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Product } from "../../../contract/schemas.ts";
import type { ProductsState } from "../../shop/catalogue/products.ts";
import { warmUp } from "./warm-up.ts";

const shirts = (count: number): readonly Product[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `shirt-${at}`,
    name: `Linen Shirt ${at}`,
    description: "A shirt.",
    category: "Men",
    subCategory: "TopWear",
    price: 999,
    sizes: ["M"],
    bestseller: false,
    image1: "",
    image2: "",
    image3: "",
    image4: "",
  }));

/** An idle time that comes when the test says so. */
function idle() {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    whenIdle: (run: () => void) => waiting.push(run),
    /** Lets everything that waits run, and what waits after it; answers how often it came. */
    all(): number {
      let times = 0;
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        next();
        times += 1;
      }
      return times;
    },
  };
}

const store = (list: readonly Product[] = []) =>
  createStore<ProductsState>(() => ({ status: "waiting", list }));

/** The steps follow the index. */
function noted() {
  const steps = {
    taken: 0,
    toTry: () => [
      () => {
        steps.taken += 1;
      },
    ],
  };
  return steps;
}

describe("warmUp", () => {
  it("takes the steps once, one at a time, after the first list", () => {
    const { whenIdle, waiting, all } = idle();
    const products = store(shirts(2));
    const taken: string[] = [];
    warmUp(products, whenIdle, () => ["one", "two"].map((name) => () => void taken.push(name)));
    expect(taken).toEqual([]);
    waiting.shift()?.();
    waiting.shift()?.();
    expect(taken).toEqual(["one"]);
    all();
    products.setState({ list: shirts(3) });
    all();
    expect(taken).toEqual(["one", "two"]);
  });

  it("reads the list when it arrives and the browser is idle, a part at a time", () => {
    const { whenIdle, waiting, all } = idle();
    const products = store();
    const steps = noted();
    warmUp(products, whenIdle, steps.toTry);
    expect(waiting).toEqual([]);
    products.setState({ status: "ready", list: shirts(250) });
    expect(steps.taken).toBe(0);
    expect([all(), steps.taken]).toEqual([3 + 1, 1]);
  });

  it("reads a list that is here already", () => {
    const { whenIdle, all } = idle();
    const steps = noted();
    warmUp(store(shirts(2)), whenIdle, steps.toTry);
    expect([all(), steps.taken]).toEqual([1 + 1, 1]);
  });

  it("leaves a list that another one has replaced, and everything once it is ended", () => {
    const { whenIdle, all } = idle();
    const products = store(shirts(150));
    const steps = noted();
    const stop = warmUp(products, whenIdle, steps.toTry);
    products.setState({ list: [] });
    expect([all(), steps.taken]).toEqual([1, 0]);
    products.setState({ list: shirts(150) });
    stop();
    expect([all(), steps.taken]).toEqual([1, 0]);
  });
});
