import { describe, expect, it } from "vitest";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { distanceInKm } from "./coordinates";
import { knownCities, nearestPlace } from "./nearest-place";
import { openPlaceFiles, type Place } from "./place-files";
import { BOX, boxesIn, REGION_LIST, regionIn, regionName } from "./region-files";

describe("the nearest place", () => {
  it.each([
    [48.4, 10, "Ulm", "Europe/Berlin"],
    [64.18, -51.72, "Nuuk", "America/Nuuk"],
    [-54.8, -68.3, "Ushuaia", "America/Argentina/Ushuaia"],
    [-17.75, 168.3, "Port-Vila", "Pacific/Efate"],
    [-90, 0, "South Pole", "Antarctica/McMurdo"],
  ])("to %f, %f is %s", async (latitude, longitude, name, timeZone) => {
    expect(await nearestPlace(readPlaceAsset, latitude, longitude)).toMatchObject({ name, timeZone });
  });

  // The border of 1867 runs between the Diomede Islands, four kilometres and a day apart.
  it.each([
    ["Little Diomede", 65.7575, -168.9522, "United States", "America/Nome"],
    ["Big Diomede", 65.7805, -169.0593, "Russia", "Asia/Anadyr"],
    ["Wales in Alaska", 65.6097, -168.0875, "United States", "America/Nome"],
    ["Uelen in Chukotka", 66.1592, -169.8094, "Russia", "Asia/Anadyr"],
  ])("to %s lies on its side of the border", async (_, latitude, longitude, country, timeZone) => {
    expect(await nearestPlace(readPlaceAsset, latitude, longitude)).toMatchObject({ country, timeZone });
  });

  it("is found across the date line", async () => {
    const west = await nearestPlace(readPlaceAsset, -16.8, 180);
    const east = await nearestPlace(readPlaceAsset, -16.8, -180);
    expect(west).toMatchObject({ country: "Fiji" });
    expect(east?.id).toBe(west?.id);
  });

  it("is truly the nearest: no place of all is nearer", async () => {
    const files = await openPlaceFiles(readPlaceAsset);
    const regions = boxesIn(await files.bytes(REGION_LIST)).length / BOX;
    const places: Place[] = [];
    for (let index = 0; index < regions; index++) {
      const region = regionIn(await files.bytes(regionName(index)));
      for (let place = 0; place < region.vectors.length / 3; place++) {
        places.push(region.entry(place, files.manifest).place);
      }
    }
    expect(places.length).toBeGreaterThan(199_000);
    for (const point of [
      { latitude: 47, longitude: 8 },
      { latitude: 0.1, longitude: -78.5 },
      { latitude: -41, longitude: 174.9 },
      { latitude: 66.5, longitude: 179.9 },
      { latitude: 25.1, longitude: 55.2 },
    ]) {
      const nearest = await nearestPlace(readPlaceAsset, point.latitude, point.longitude);
      const least = places.reduce((best, place) => Math.min(best, distanceInKm(place, point)), 20_100);
      expect(nearest && distanceInKm(nearest, point)).toBeCloseTo(least, 6);
    }
  });

  it("is the point itself with nautical time on the open sea", async () => {
    expect(await nearestPlace(readPlaceAsset, 0, -30)).toMatchObject({
      name: "0.00° N, 30.00° W",
      timeZone: "Etc/GMT+2",
    });
    expect(await nearestPlace(readPlaceAsset, 35, 160)).toMatchObject({ timeZone: "Etc/GMT-11" });
    expect(await nearestPlace(readPlaceAsset, 90, 0)).toMatchObject({ timeZone: "Etc/GMT" });
  });

  it("does not exist off the Earth", async () => {
    expect(await nearestPlace(readPlaceAsset, 91, 0)).toBeNull();
    expect(await nearestPlace(readPlaceAsset, 0, 200)).toBeNull();
    expect(await nearestPlace(readPlaceAsset, Number.NaN, 0)).toBeNull();
  });
});

describe("the best-known cities", () => {
  it("are 2,000, from all continents", async () => {
    const cities = await knownCities(readPlaceAsset);
    expect(cities).toHaveLength(2000);
    const names = cities.map(({ name }) => name);
    for (const name of [
      "London",
      "Paris",
      "Tokyo",
      "New York City",
      "Nairobi",
      "Sydney",
      "Lima",
      "Reykjavík",
    ]) {
      expect(names).toContain(name);
    }
  });
});
