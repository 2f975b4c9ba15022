import { describe, expect, it } from "vitest";
import { isOnlyPlace, mayBePlace, placeKinds } from "./places.ts";

const lines = (text: string) => text.trim().split(/\s*,\s*/);

describe("places", () => {
  it.each(
    lines(
      "Mumbai, pune, Navi Mumbai, Thrissur, Ooty, Panjim, kozhikode, New Delhi, Kathmandu, Coimbatore, Gurugram, Port Blair, Cuttack, Mysuru",
    ),
  )("%s is a city", (name) => {
    expect(placeKinds(name)).toContain("city");
    expect(isOnlyPlace(name)).toBe(true);
  });

  it.each(lines("Karnataka, tamil nadu, West Bengal, J&K, Uttar Pradesh, Odisha"))(
    "%s is a state",
    (name) => {
      expect(placeKinds(name)).toEqual(["state"]);
    },
  );

  it.each(lines("India, Nepal, united kingdom, UAE, Sri Lanka, New Zealand, The Netherlands"))(
    "%s is a country",
    (name) => {
      expect(placeKinds(name)).toEqual(["country"]);
    },
  );

  it.each(lines("Jordan, Georgia, Salem, India"))("%s is a person's name, too", (name) => {
    expect(isOnlyPlace(name)).toBe(false);
  });

  it.each(
    lines(`Hassan, Tiruvannamalai, Sawai Madhopur, Mudigere, Springfield, Saint Petersburg, Stratford upon Avon, New Haven, Illinois, Bavaria,
    Ponda, Bodh Gaya, Nathdwara, Lower Parel, Whitefield, Gudalur, San Diego, Upper Siang, Mount Lavinia`),
  )("%s may be one that isn't known", (name) => {
    expect(placeKinds(name)).toEqual([]);
    expect(mayBePlace(name)).toBe(true);
  });

  it.each(
    lines(`thank you, I don't know, same city, the capital, somewhere, next door, my mother's place, what is that, hold on, 560001, cash, the big one,
    is it far, over there, new, the old one, pay by card, how long, go on, send it, a small town in the hills near the border, yes`),
  )("%s is none", (text) => {
    expect(mayBePlace(text)).toBe(false);
  });
});
