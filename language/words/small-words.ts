/** Lists of single words, as they are written in tables: apart by spaces. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
