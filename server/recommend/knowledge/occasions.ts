/** Occasions that want clothes of their own; lines as in looks.ts. */
export const wideOccasions = `
!casual: jeans wear
swimming: swim, swimming laps, learn swimming, learn to swim, swimming class, swimming classes, swimming lessons, swimming pool, in the water, in water, into the water, aqua aerobics, water aerobics, snorkelling, snorkeling, scuba, surf, surfing, dip in the pool, water park, waterpark, lap swimming
`;
