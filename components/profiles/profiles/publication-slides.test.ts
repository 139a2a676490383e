import { expect, it } from "vitest";
import { firstSlide } from "./carousel-start";
import { publicationSlides } from "./publication-slides";

const sample = (id: string, outlet: string | null, image: string | null) => ({
  ...{
    id,
    outlet,
    image,
    video: null,
    type: "Article",
    title: id,
    url: null,
    description: "",
    platform: null,
  },
  ...{ engagement: null, plays: null, tags: [], publishedAt: null },
});

it("shows at most five publications, each with its newest pictured piece", () => {
  const slides = publicationSlides(
    ["A", "B", "C", "D", "E", "F"],
    [
      sample("b1", "b", "/b1.webp"),
      sample("b2", "B", "/b2.webp"),
      sample("c", "C", "https://x.example/c.png"),
    ],
  );
  expect(slides.map(({ outlet, piece }) => [outlet, piece?.id])).toEqual([
    ["B", "b1"],
    ["A", undefined],
    ["C", undefined],
    ["D", undefined],
    ["E", undefined],
  ]);
});

it("gives the room that is left to further pictured pieces, and has nothing without publications and pieces", () => {
  const pieces = ["1", "2", "3"].map((id) => sample(id, "A", `/${id}.webp`));
  expect(publicationSlides(["A"], pieces).map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(publicationSlides([], [sample("x", null, "/x.webp")])).toEqual([]);
});

it("C4: one publication needs no carousel, with a picture or without", () => {
  expect(publicationSlides(["A"], [])).toEqual([]);
  expect(publicationSlides(["A"], [sample("1", "A", "/1.webp")])).toEqual([]);
});

it("begins at the third, or at the last where there are fewer", () => {
  expect([0, 1, 2, 3, 5].map(firstSlide)).toEqual([0, 0, 1, 2, 2]);
});
