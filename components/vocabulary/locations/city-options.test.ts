import { expect, it } from "vitest";
import type { LocationSuggestion } from "@/lib/domain/vocabulary/locations/schema";
import { cityLabel, placeOptions } from "./city-options";

const city = (display: string, alsoCalled: string | null): LocationSuggestion => ({
  ...{ display, alsoCalled, city: display, state: null, country: "" },
  ...{ latitude: 0, zone: "UTC", longitude: 0 },
});

it("reads as the name that was typed beside the city it means, or as the city alone", () => {
  expect(cityLabel(city("Vienna, Austria", "wien"))).toBe("wien · Vienna, Austria");
  expect(cityLabel(city("Oslo, Norway", null))).toBe("Oslo, Norway");
});

it("offers each place once, found by its label too, with how many profiles are there", () => {
  const cities = [
    city("Vienna, Austria", "wien"),
    city("Wienhausen, Germany", null),
    city("Wienhausen, Germany", null),
  ];
  const placeCounts = [
    { name: "Oslo, Norway", count: 1200 },
    { name: "Vienna, Austria", count: 2 },
  ];
  expect(placeOptions(cities, placeCounts)).toEqual([
    { value: "Vienna, Austria", label: "wien · 2" },
    { value: "Wienhausen, Germany", label: undefined },
    { value: "Oslo, Norway", label: "1,200" },
  ]);
});
