import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { times } from "../../tests/support/properties";
import { LANGUAGES } from "../languages";
import { distanceInKm, formatCoordinates, parseCoordinates, validCoordinates } from "./coordinates";

describe("coordinates are read", () => {
  it.each([
    ["43.5, 7.1", 43.5, 7.1],
    ["43.5 7.1", 43.5, 7.1],
    ["43,5 7,1", 43.5, 7.1],
    ["(43.5; 7.1)", 43.5, 7.1],
    ["+43.5, +7.1", 43.5, 7.1],
    ["-33.87,151.21", -33.87, 151.21],
    ["−33.87, 151.21", -33.87, 151.21],
    ["33.87S 151.21E", -33.87, 151.21],
    ["40,-74", 40, -74],
    ["43°30'N 7°06'E", 43.5, 7.1],
    ["43°30′ N, 7°06′ E", 43.5, 7.1],
    ["43º30'N 7º6'E", 43.5, 7.1],
    ["7°06'E 43°30'N", 43.5, 7.1],
    ["43°30' 7°06'", 43.5, 7.1],
    ["N43.5 E7.1", 43.5, 7.1],
    ["43 30 00 N 7 6 0 E", 43.5, 7.1],
    ["43:30N 7:06E", 43.5, 7.1],
    ["43n30 7e06", 43.5, 7.1],
    ["40n43 74w00", 40 + 43 / 60, -74],
    ["40N42'51 74W00'23", 40 + 42 / 60 + 51 / 3600, -(74 + 23 / 3600)],
    ["40°42'51\"N74°00'23\"W", 40 + 42 / 60 + 51 / 3600, -(74 + 23 / 3600)],
    ["40°26.767' N 79°58.933' W", 40 + 26.767 / 60, -(79 + 58.933 / 60)],
    ["lat: 43.5, long: -7.1", 43.5, -7.1],
    ["43.5 degrees north 7.1 degrees east", 43.5, 7.1],
    ["0,0", 0, 0],
    ["-90, 180", -90, 180],
  ])("%s", (text, latitude, longitude) => {
    const read = parseCoordinates(text);
    expect(read?.latitude).toBeCloseTo(latitude, 9);
    expect(read?.longitude).toBeCloseTo(longitude, 9);
  });
});

describe("no coordinates are read from", () => {
  it.each([
    "43.5",
    "12 34",
    "91, 0",
    "0, 181",
    "1990-06-15",
    "12/05/1990",
    "12/34",
    "12:30",
    "10115 Berlin",
    "43°75'N 7°06'E",
    "43N 44N",
    "-43 S, 7 E",
    "43.5.1, 7",
    "1e999, 5",
    "Paris, 75001",
    "1, 2, 3",
    "",
    "N, E",
    "°, °",
  ])("%j", (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });
});

describe("in a language its own letters and words are read", () => {
  it.each([
    ["es", "43,50° N, 7,10° O", 43.5, -7.1],
    ["es", "43,50° N, 7,10° E", 43.5, 7.1],
    ["es", "33,87° S, 70,65° O", -33.87, -70.65],
    ["es", "43n30 7o06", 43.5, -7.1],
    ["es", "N 43,5 O 7,1", 43.5, -7.1],
    ["es", "latitud 33,87 sur, longitud 70,65 oeste", -33.87, -70.65],
    ["pt-BR", "23,55° S, 46,63° O", -23.55, -46.63],
    ["pt-BR", "43,50° N, 7,10° L", 43.5, 7.1],
    ["pt-BR", "43,5 graus norte 7,1 graus leste", 43.5, 7.1],
    ["pt-BR", "43.50° N, 7.10° W", 43.5, -7.1],
    ["es", "43.5 degrees north 7.1 degrees east", 43.5, 7.1],
  ] as const)("%s: %s", (language, text, latitude, longitude) => {
    const read = parseCoordinates(text, language);
    expect(read?.latitude).toBeCloseTo(latitude, 9);
    expect(read?.longitude).toBeCloseTo(longitude, 9);
  });

  it("and nowhere else: O is the east in German, the west in Spanish", () => {
    expect(parseCoordinates("48,14° N, 11,58° O")).toBeNull();
    expect(parseCoordinates("43,50° N, 7,10° L", "es")).toBeNull();
    expect(parseCoordinates("Calle 10 o 12", "es")).toBeNull();
  });

  it("what is written is read back, to its two decimals", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: -9000, max: 9000 }),
        fc.integer({ min: -18_000, max: 18_000 }),
        (language, latitude, longitude) => {
          const written = formatCoordinates(
            { latitude: latitude / 100, longitude: longitude / 100 },
            language,
          );
          const read = parseCoordinates(written, language);
          expect(read?.latitude).toBeCloseTo(latitude / 100, 9);
          expect(read?.longitude).toBeCloseTo(longitude / 100, 9);
        },
      ),
      { numRuns: times(300) },
    );
  });
});

describe("points on the Earth", () => {
  it("are written with two decimals and hemispheres", () => {
    expect(formatCoordinates({ latitude: 43.5, longitude: 7.1 })).toBe("43.50° N, 7.10° E");
    expect(formatCoordinates({ latitude: -33.868, longitude: -70.65 })).toBe("33.87° S, 70.65° W");
    expect(formatCoordinates({ latitude: 43.5, longitude: -7.1 }, "es")).toBe("43,50° N, 7,10° O");
    expect(formatCoordinates({ latitude: -43.5, longitude: 7.1 }, "pt-BR")).toBe("43,50° S, 7,10° L");
  });

  it("have finite latitude and longitude within their ranges", () => {
    expect(validCoordinates(90, -180)).toBe(true);
    expect(validCoordinates(90.01, 0)).toBe(false);
    expect(validCoordinates(0, 180.01)).toBe(false);
    expect(validCoordinates(Number.NaN, 0)).toBe(false);
    expect(validCoordinates(0, Number.POSITIVE_INFINITY)).toBe(false);
  });

  it("are as far apart as the tables say: London–New York 5,570 km, pole to pole half way round", () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    expect(distanceInKm(london, newYork)).toBeCloseTo(5570, -1);
    expect(distanceInKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
      20015.1,
      0,
    );
    expect(distanceInKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111.2,
      1,
    );
    expect(distanceInKm(london, london)).toBe(0);
  });
});
