// Files for calendars and spreadsheets, by the parsers that other programs are made of.
import assert from "node:assert/strict";
import { test } from "node:test";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import Papa from "papaparse";
import { workerForTests } from "./worker.mjs";

const worker = workerForTests();
const SEARCH = "kind=aspect&body=Jupiter&with=Saturn&from=1800&to=2100";
const CHART = { longitudes: { Sun: 84.388, Moon: 339.2, Ascendant: 190.1 }, at: "2026-11-22T12:00:00Z" };
const post = (body) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const CALENDARS = [
  ["a search", `/api/sky-search.ics?${SEARCH}`, undefined],
  ["a chart", "/api/chart-calendar.ics", post(CHART)],
  ["a chart's void Moons", "/api/chart-calendar.ics", post({ ...CHART, voidMoons: true })],
  ["a chart without transits", "/api/chart-calendar.ics", post({ ...CHART, transits: false })],
];

for (const [name, path, init] of CALENDARS) {
  test(`ical.js and node-ical read the same events from the calendar of ${name}`, async () => {
    const text = await (await fetch(worker.at(path), init)).text();
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    assert.ok(events.length > 5);
    const others = nodeIcal.sync.parseICS(text);
    assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length);
    for (const { uid, summary, startDate } of events) {
      assert.equal(others[uid]?.summary, summary);
      assert.equal(others[uid]?.start.getTime(), startDate.toJSDate().getTime());
    }
    for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
  });
}

test("a table of found events has the rows of the JSON, with moments that are dates", async () => {
  const { events } = await (await fetch(worker.at(`/api/sky-search?${SEARCH}`))).json();
  const rows = tableIn(await (await fetch(worker.at(`/api/sky-search.csv?${SEARCH}`))).text());
  assert.equal(rows.length, events.length);
  for (const [i, row] of rows.entries()) {
    assert.equal(
      Date.parse(`${row["At (UTC)"].replace(" ", "T")}Z`),
      Math.floor(Date.parse(events[i].at) / 1000) * 1000,
    );
    assert.equal(Number(row.Longitude), events[i].longitude);
  }
});

test("a month's table has each position in words and in degrees", async () => {
  const rows = tableIn(await (await fetch(worker.at("/api/ephemeris.csv?year=2026&month=11"))).text());
  assert.equal(rows.length, 30);
  for (const row of rows) {
    const [, degree, minute] = /^(\d+)°(\d+)′/.exec(row.Sun) ?? [];
    assert.equal(Math.floor((Number(row["Sun longitude"]) % 30) + 1e-4), Number(degree));
    assert.equal(Math.round((Number(row["Sun longitude"]) % 1) * 60), Number(minute));
  }
});

function tableIn(text) {
  const { data, errors } = Papa.parse(text.replace(/^\uFEFF/, ""), { header: true, skipEmptyLines: true });
  assert.deepEqual(errors, []);
  return data;
}
