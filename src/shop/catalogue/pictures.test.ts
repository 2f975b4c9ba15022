import { expect, test } from "vitest";
import { piece } from "../doubles/ports.ts";
import { picturesOf } from "./pictures.ts";

test("the shop's own pictures report which side they show", () => {
  expect(picturesOf(piece({ _id: "kurta" }))).toEqual([
    { url: "/pictures/kurta/front-800.webp", view: "the front" },
    { url: "/pictures/kurta/back-800.webp", view: "the back" },
    { url: "/pictures/kurta/detail-800.webp", view: "a close look" },
    { url: "/pictures/kurta/worn-800.webp", view: "worn" },
  ]);
});

test("an imported catalogue's pictures are counted, and the same one twice counts once", () => {
  const imported = piece({
    _id: "mug",
    image1: "https://pictures.example/1.jpg",
    image2: "https://pictures.example/1.jpg",
    image3: "/pictures/mug/toString-800.webp",
    image4: "",
  });
  expect(picturesOf(imported)).toEqual([
    { url: "https://pictures.example/1.jpg", view: "picture 1 of 2" },
    { url: "/pictures/mug/toString-800.webp", view: "picture 2 of 2" },
  ]);
});
