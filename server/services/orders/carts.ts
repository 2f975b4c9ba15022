import { type Cart, cartOf } from "../../../domain/cart.ts";
import { mostLines, mostOfOne } from "../../../domain/values.ts";
import type { CartLine, CartRepository } from "../../repositories/carts.ts";
import type { ProductRepository } from "../../repositories/products.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";

export type Carts = ReturnType<typeof createCarts>;

type CartParts = {
  readonly carts: CartRepository;
  readonly products: ProductRepository;
  readonly now: () => number;
};

type Line = { readonly itemId: string; readonly size: string };

export function createCarts({ carts, products, now }: CartParts) {
  const held = async (userId: string): Promise<Cart> => {
    const lines = await carts.of(userId);
    return cartOf(lines.map(({ productId, ...line }) => ({ itemId: productId, ...line })));
  };

  const check = async ({ itemId, size }: Line): Promise<Outcome<null>> => {
    const product = await products.byId(itemId);
    if (product === null) {
      return refuse("not-found", `There is no product “${itemId}”`, { field: "itemId" });
    }
    if (!product.sizes.includes(size)) {
      const sizes = product.sizes.join(", ");
      return refuse("bad-input", `${product.name} comes in ${sizes}, not in ${size}`, {
        field: "size",
      });
    }
    return ok(null);
  };

  const room = async (line: CartLine): Promise<Outcome<null>> => {
    if ((await carts.others(line)) < mostLines) return ok(null);
    return refuse("conflict", `At most ${mostLines} different pieces fit in the cart`, {
      field: "itemId",
    });
  };

  return {
    get: held,

    /** Adds one; returns the cart. Idempotent by key for a day. */
    async add(userId: string, line: Line, idempotencyKey: string | null): Promise<Outcome<Cart>> {
      const checked = await check(line);
      if (!checked.ok) return checked;
      const key = { userId, productId: line.itemId, size: line.size };
      const fits = await room(key);
      if (!fits.ok) return fits;
      const added = await carts.addOne(
        key,
        mostOfOne,
        idempotencyKey === null ? null : { key: idempotencyKey, createdAt: new Date(now()) },
      );
      if (!added) {
        return refuse("conflict", `At most ${mostOfOne} of one size fit in the cart`, {
          field: "quantity",
        });
      }
      return ok(await held(userId));
    },

    /** 0 removes the line. Returns the cart. */
    async update(
      userId: string,
      { quantity, ...line }: Line & { readonly quantity: number },
    ): Promise<Outcome<Cart>> {
      const key = { userId, productId: line.itemId, size: line.size };
      // Removal always works, even for a discontinued size.
      if (quantity === 0 && (await carts.remove(key))) return ok(await held(userId));
      const checked = await check(line);
      if (!checked.ok) return checked;
      if (quantity === 0) return ok(await held(userId));
      const fits = await room(key);
      if (!fits.ok) return fits;
      await carts.set(key, quantity);
      return ok(await held(userId));
    },
  };
}
