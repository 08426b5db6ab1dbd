import { expect, it } from "vitest";
import { positionsAtTerrestrial } from "../positions";
import { checkKnownPlaces } from "./known-places";

it("the engine knows where the bodies stood", () => {
  expect(() => checkKnownPlaces(positionsAtTerrestrial)).not.toThrow();
});

it.each([
  ["a body that is half a minute of arc off", 30 / 3600, "Mars at 2379"],
  ["one that is nowhere", Number.NaN, "Mars at 2379"],
])("%s is found and named", (_, off, message) => {
  const broken = (jd: number) => {
    const places = positionsAtTerrestrial(jd);
    return { ...places, Mars: { ...places.Mars, longitude: places.Mars.longitude + off } };
  };
  expect(() => checkKnownPlaces(broken)).toThrow(message);
});

it("longitudes on both sides of 0° are near each other", () => {
  const turned = (jd: number) => {
    const places = positionsAtTerrestrial(jd);
    return { ...places, Sun: { ...places.Sun, longitude: places.Sun.longitude - 360 } };
  };
  expect(() => checkKnownPlaces(turned)).not.toThrow();
});
