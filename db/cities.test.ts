import { expect, it } from "vitest";
import { type City, readCities } from "./cities";

const cities = [...readCities()];
const largest = (name: string, countryCode: string): City | undefined =>
  cities
    .filter((city) => city.name === name && city.countryCode === countryCode)
    .sort((one, other) => other.population - one.population)[0];

it("reads every place of the gazetteer, each once and whole", () => {
  expect(cities).toHaveLength(199_568);
  expect(new Set(cities.map((city) => city.geonameId)).size).toBe(cities.length);
  const broken = cities.filter(
    (city) =>
      !Number.isSafeInteger(city.geonameId) ||
      !(Math.abs(city.latitude) <= 90 && Math.abs(city.longitude) <= 180) ||
      !(city.population >= 0) ||
      !/^[A-Z]{2}$/.test(city.countryCode) ||
      city.countryName.length < 3 ||
      city.display.length < 4,
  );
  expect(broken).toEqual([]);
});

it("knows places by state in the United States and by country elsewhere", () => {
  const portland = cities.find((city) => city.display === "Portland, Oregon");
  expect(portland).toMatchObject({ geonameId: 5746545, stateName: "Oregon", countryName: "United States" });
  expect(portland?.latitude).toBeCloseTo(45.52, 1);
  expect(portland?.longitude).toBeCloseTo(-122.68, 1);
  expect(portland?.population).toBeGreaterThan(500_000);
  expect(largest("Oslo", "NO")).toMatchObject({ display: "Oslo, Norway", stateName: null });
  expect(largest("Zürich", "CH")).toMatchObject({ asciiName: "Zurich", display: "Zürich, Switzerland" });
  expect(largest("Washington", "US")?.display).toBe("Washington, District of Columbia");
});

it("names the state of every place in the United States", () => {
  expect(cities.filter((city) => city.countryCode === "US" && city.stateName === null)).toEqual([]);
});
