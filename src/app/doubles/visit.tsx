/** The whole app in a test's page over a scripted shop, as a shopper sees and presses it. */
import { act } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Product } from "../../../contract/schemas.ts";
import type { Answers } from "../../shop/doubles/ports.ts";
import { type PlayedShop, playShop } from "../../shop/doubles/shop.ts";
import { showApp } from "./shown-app.tsx";

interface Visit extends PlayedShop {
  readonly doing: (run: () => void) => Promise<void>;
  readonly press: (tag: string, name: string) => Promise<void>;
  readonly write: (label: string, text: string) => Promise<void>;
}

let leave: () => Promise<void> = async () => undefined;

export async function leaveVisit(): Promise<void> {
  await leave();
  leave = async () => undefined;
  document.body.replaceChildren();
}

const flushed = () => new Promise<void>((resolve) => setTimeout(resolve));

const doing = (run: () => void) =>
  act(async () => {
    run();
    for (let timer = 0; timer < 4; timer += 1) await flushed();
  });

const nameOf = (element: Element): string =>
  (element.getAttribute("aria-label") ?? element.textContent).trim();

export const named = (tag: string, name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(tag)].find(
    (element) => nameOf(element) === name,
  );
  if (!found) throw new Error(`No ${tag} is called “${name}”.`);
  return found;
};

export const field = (label: string): HTMLInputElement =>
  (named("label", label) as HTMLLabelElement).control as HTMLInputElement; // of an input

/** Enters by the address, after `setStage`. */
export async function visitAt(
  address: string,
  answers: Answers = {},
  products?: readonly Product[],
): Promise<Visit> {
  const played = await playShop(answers, products);
  const { shop, ports } = played;
  const goTo = (to: string) => navigate(to);
  const root = await showApp(address, doing, { shop, notify: ports.notify, goTo });
  leave = () => doing(() => root.unmount());
  return {
    ...played,
    doing,
    press: (tag, name) => doing(() => named(tag, name).click()),
    write: (label, text) =>
      doing(() => {
        const box = field(label);
        const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value");
        own?.set?.call(box, text);
        box.dispatchEvent(new Event("input", { bubbles: true }));
      }),
  };
}
