/** Occasions that want special clothes; lines as in looks.ts. */
export const wideOccasions = `
!casual: jeans wear
!wedding: for mehendi, for mehndi, for mehandi, for haldi, for her mehendi, for his mehendi, for a mehendi, mehendi ke liye, mehndi ke liye, haldi ke liye, mehendi night, mehndi night, mehendi party, mehndi party, mehendi function, mehndi function, a haldi, the haldi, my haldi, her haldi, his haldi, our haldi, haldi function, haldi ceremony, haldi event, haldi party, haldi day, haldi outfit, haldi dress, haldi look, haldi wear, at haldi, a mehendi, the mehendi, my mehendi, her mehendi, a mehndi, the mehndi, mehendi ceremony, mehendi outfit, mehndi outfit, mehendi dress, mehndi dress, sangeet dress, sangeet outfit, sangeet look, baraat, barat, ladies sangeet
swimming: swim, swimming laps, learn swimming, learn to swim, swimming class, swimming classes, swimming lessons, swimming pool, in the water, in water, into the water, aqua aerobics, water aerobics, snorkelling, snorkeling, scuba, surf, surfing, dip in the pool, water park, waterpark, lap swimming
`;

/** Shoppers' words for cold and wet. */
export const wideSeasons = `
!winter: minus temperatures, minus temperature, minus degrees, minus ten, minus five, minus twenty, sub zero, sub zero temperatures, subzero, below zero, freezing, freezing cold, freezing weather, biting cold, very cold, severe cold, chilly weather, chilly evenings, chilly, snowfall, snow, snowy, kadak thand, thand ke liye, sardi ke liye, sardiyon ke liye, toronto, canada, alaska, iceland, norway, finland, switzerland, moscow, chicago winter
!monsoon: heavy rain, heavy rains, pouring, downpour, mumbai rains, rains in mumbai, barish ke liye, baarish ke liye, barsaat ke liye, waterlogging, when it rains, getting wet, drizzle
!summer: hot weather, very hot, heat wave, heatwave, sweltering, humid weather, humidity, garmi ke liye, garmiyon ke liye, scorching, peak summer, may heat, june heat
`;
