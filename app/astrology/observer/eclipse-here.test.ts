import { describe, expect, it } from "vitest";
import { deltaT } from "../ephemeris/delta-t";
import truth from "../truth/eclipses-local.json";
import type { ContactName } from "./contacts";
import { type EclipseHere, eclipseHere, eclipseNearest } from "./eclipse-here";

const SECOND = 1000;
const NAMES: Readonly<Record<string, ContactName>> = {
  C1: "partialBegins",
  C2: "totalBegins",
  C3: "totalEnds",
  C4: "partialEnds",
  P1: "penumbralBegins",
  U1: "partialBegins",
  U2: "totalBegins",
  U3: "totalEnds",
  U4: "partialEnds",
  P4: "penumbralEnds",
};

interface Row {
  readonly lat: number;
  readonly lon: number;
  readonly delta_t_s: number;
  readonly contacts: Readonly<Record<string, { readonly utc: string; readonly up: boolean }>> | null;
}

/** What our clock reads at the reference's instant, if both are at the same Terrestrial Time. */
function atSameTerrestrial(utc: string, { delta_t_s }: Row): number {
  const instant = Date.parse(utc);
  return instant + (delta_t_s - deltaT(instant)) * SECOND;
}

function seen(row: Row, greatest: string): EclipseHere {
  return eclipseHere(eclipseNearest(Date.parse(greatest)), { latitude: row.lat, longitude: row.lon });
}

function expectContacts(here: EclipseHere, row: Row, seconds: number) {
  const { max, ...others } = row.contacts ?? {};
  const names = Object.keys(others).map((name) => NAMES[name]);
  expect(Object.keys(here.contacts).sort()).toEqual(names.toSorted());
  for (const [name, { utc, up }] of Object.entries(others)) {
    const contact = here.contacts[NAMES[name] as ContactName];
    expect(Math.abs((contact?.at ?? 0) - atSameTerrestrial(utc, row)), name).toBeLessThan(seconds * SECOND);
    expect(contact?.isUp).toBe(up);
  }
  if (max) {
    expect(Math.abs(here.greatest.at - atSameTerrestrial(max.utc, row)), "max").toBeLessThan(
      seconds * SECOND,
    );
  }
}

describe("an eclipse of the Sun from a place", () => {
  it.each(truth.solar)("$eclipse at $lat, $lon is $type", (row) => {
    const here = seen(row as unknown as Row, row.globalMax);
    expect(here).toMatchObject({ kind: "solar", type: row.type, isVisible: row.visible });
    expectContacts(here, row as unknown as Row, 1);
    if (row.contacts === null) return;
    expect(Math.abs(here.greatest.magnitude - (row.magnitude as number))).toBeLessThan(0.001);
    expect(Math.abs(here.greatest.obscuration - (row.obscuration as number))).toBeLessThan(0.001);
    expect(Math.abs(here.greatest.altitude - (row.contacts.max?.sunAltitude as number))).toBeLessThan(0.02);
  });
});

describe("an eclipse of the Moon from a place", () => {
  it.each(truth.lunar)("$eclipse at $lat, $lon is $type", (row) => {
    const here = seen(row as unknown as Row, row.contacts.max.utc);
    expect(here).toMatchObject({ kind: "lunar", type: row.type });
    expectContacts(here, row as unknown as Row, 2);
    expect(Math.abs(here.greatest.magnitude - row.umbralMagnitude)).toBeLessThan(0.002);
    expect(Math.abs(here.greatest.altitude - row.contacts.max.moonAltitude)).toBeLessThan(0.02);
    expect(here.isVisible).toBe(row.visible.partial ?? row.visible.penumbral);
  });
});
