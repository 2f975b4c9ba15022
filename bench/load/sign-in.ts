/** Whether sign-ins, each a costly hash, slow down other requests. */

import { print } from "../report.ts";
import { fire } from "./fire.ts";
import { emailOf, password, shopperCount } from "./shoppers.ts";

/** How often the list is read meanwhile, a second. */
const readings = 100;

export async function loadSignIn(origin: string, seconds: number): Promise<void> {
  const read = () =>
    fire({ origin, path: "/api/product/list", seconds, connections: 10, overall: readings });
  const signIn = () =>
    fire({
      origin,
      method: "POST",
      path: "/api/auth/login",
      seconds,
      connections: 16,
      each: (number) => ({
        headers: {},
        body: { email: emailOf(number % shopperCount), password },
      }),
    });
  const alone = await read();
  const signInsAlone = await signIn();
  const [beside, signIns] = await Promise.all([read(), signIn()]);
  const ratio = (value: number, base: number) => `${(value / Math.max(base, 1)).toFixed(1)} times`;
  print(`Signing in without a pause, at 16 connections; the list read ${readings} times a second`, [
    { name: "the list alone", value: `p50 ${alone.p50} ms, p99 ${alone.p99} ms` },
    {
      name: "the list beside sign-ins",
      value: `p50 ${beside.p50} ms, p99 ${beside.p99} ms, ${beside.rate.toFixed(0)}/s`,
      against: `p99 ${ratio(beside.p99, alone.p99)} that alone`,
    },
    {
      name: "sign-ins alone",
      value: `${signInsAlone.rate.toFixed(1)}/s, p99 ${signInsAlone.p99} ms`,
    },
    {
      name: "sign-ins beside the list",
      value: `${signIns.rate.toFixed(1)}/s, p99 ${signIns.p99} ms`,
      against: `${(signIns.rate / signInsAlone.rate).toFixed(2)} of those alone`,
    },
  ]);
}
