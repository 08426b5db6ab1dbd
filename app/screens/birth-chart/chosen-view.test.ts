import { expect, test } from "vitest";
import { readChosen } from "./chosen-view";

test("at first the natal chart is shown, and a derived one is today's, at the birthplace, around it", () => {
  expect(readChosen()).toEqual({
    view: "Natal",
    date: "",
    which: "last",
    planet: "Saturn",
    measure: "equinox",
    method: "Secondary Progression",
    angles: "Solar Arc",
    location: "",
    latitude: "",
    longitude: "",
    wheel: "Natal inside",
  });
});

test("what was written is read again, and what nobody wrote is as at first", () => {
  const written = { view: "Lunar return", date: "2020-02-29", which: "next", wheel: "By itself" };
  expect(readChosen(written)).toMatchObject(written);
  const odd = { view: "Composite", date: "29/02/2020", which: "__proto__", angles: "", wheel: "constructor" };
  expect(readChosen(odd)).toEqual(readChosen());
});

test("a solar arc has no angles of the day", () => {
  const angles = "Mean Quotidian";
  expect(readChosen({ method: "Secondary Progression", angles }).angles).toBe("Mean Quotidian");
  expect(readChosen({ method: "Solar Arc", angles }).angles).toBe("Solar Arc");
  expect(readChosen({ method: "Solar Arc", angles: "Naibod" }).angles).toBe("Naibod");
});
