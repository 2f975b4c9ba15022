/** What is said, and the plainer words for it. */
export type Form = readonly [form: RegExp, instead: string];
