/** Words of a shopper, and plainer ones. */
export type Form = readonly [form: RegExp, instead: string];
