import fc from "fast-check";
import { expect, test } from "vitest";
import { readClientsCsv } from "./clients-csv";
import { csvTable } from "./csv";

const HEAD = "name,date,time,place,latitude,longitude,zone,note";

test("a table is read with its quotes, its lines and what it does not know", () => {
  const { clients, errors } = readClientsCsv(
    `\uFEFF${HEAD}\r\nFrida Kahlo,1907-07-06,08:30,Coyoacán,,,,"Painter, ""the"" one\r\nof two"\r\n\r\nAda,10.12.1815,,London,51.5,-0.12,+01:00,\r\nOnly a name\r\n`,
  );
  expect(errors).toEqual([]);
  expect(clients).toEqual([
    {
      line: 2,
      name: "Frida Kahlo",
      date: "1907-07-06",
      time: "08:30",
      place: "Coyoacán",
      latitude: null,
      longitude: null,
      zone: null,
      note: 'Painter, "the" one\nof two',
    },
    {
      line: 5,
      name: "Ada",
      date: "1815-12-10",
      time: "",
      place: "London",
      latitude: 51.5,
      longitude: -0.12,
      zone: 1,
      note: "",
    },
    {
      line: 6,
      name: "Only a name",
      date: "",
      time: "",
      place: "",
      latitude: null,
      longitude: null,
      zone: null,
      note: "",
    },
  ]);
});

test("columns come in any order, parted by semicolons or tabs, and others than ours are left", () => {
  for (const mark of [";", "\t"]) {
    const rows = [
      ["Zone", "Phone", "NAME", "Date", "Latitude", "Longitude"],
      ["Europe/Berlin", "1", "Ann", "1990-06-15", "49,08", "8,4"],
    ];
    const { clients, errors } = readClientsCsv(rows.map((row) => row.join(mark)).join("\n"));
    expect(errors).toEqual([]);
    expect(clients).toMatchObject([{ name: "Ann", latitude: 49.08, longitude: 8.4, zone: "Europe/Berlin" }]);
  }
});

test.each([
  [",1990-06-15,10:00,Berlin,,,,", "No name"],
  ["Ann,1990-02-30,10:00,Berlin,,,,", "Ann: "],
  ["Ann,1990-06-15,25:00,Berlin,,,,", "Ann: "],
  ["Ann,,10:00,Berlin,,,,", "Ann: No date"],
  ["Ann,1990-06-15,10:00,,,,,", "Ann: No place"],
  ["Ann,1990-06-15,10:00,Berlin,91,8,,", "Ann: Latitude"],
  ["Ann,1990-06-15,10:00,Berlin,49,,,", "Ann: Latitude and longitude go together"],
  ["Ann,1990-06-15,10:00,Berlin,,,+1:07,", "Ann: “+1:07” is no zone"],
  ["Ann,1990-06-15,10:00,Berlin,,,to be asked,", "Ann: “to be asked” is no zone"],
  [`Ann,1990-06-15,10:00,${"x".repeat(201)},,,,`, "Ann: A name or a place of more"],
])("what cannot be read of a row is said with its line: %s", (row, message) => {
  const { clients, errors } = readClientsCsv(`${HEAD}\nBob,1990-06-15,,Rome,,,,\n${row}\n`);
  expect(clients).toHaveLength(1);
  expect(errors).toEqual([{ line: 3, message: expect.stringContaining(message) }]);
});

test("a quotation mark is a letter but where a cell begins with it, and nobody is lost behind it", () => {
  const read = (rows: string) => {
    const { clients, errors } = readClientsCsv(`name,note\n${rows}`);
    return {
      people: clients.map(({ name, note }) => [name, note]),
      errors: errors.map(({ line, message }) => [line, message.includes("quotation mark")]),
    };
  };
  expect(read('Ann,is 5" tall\nBob,hi')).toEqual({
    people: [
      ["Ann", 'is 5" tall'],
      ["Bob", "hi"],
    ],
    errors: [],
  });
  expect(read('Ann, "hi, you" ,\nBob,hi').people).toEqual([
    ["Ann", "hi, you"],
    ["Bob", "hi"],
  ]);
  // Whoever an open quotation mark takes in is not read, and it is said where that begins.
  expect(read('Zoe,hi\nAnn,"5 foot\nBob,hi')).toEqual({ people: [["Zoe", "hi"]], errors: [[3, true]] });
  expect(read('Ann,"5 foot\nBob,"hi"\nCy,hi')).toEqual({ people: [["Cy", "hi"]], errors: [[2, true]] });
  expect(read('Ann,hi\n"')).toEqual({ people: [["Ann", "hi"]], errors: [[3, true]] });
  expect(readClientsCsv('name,"note\nAnn,hi')).toEqual({
    clients: [],
    errors: [{ line: 1, message: expect.stringContaining("quotation mark") }],
  });
});

test("a table whose first line names no columns says which there are", () => {
  expect(readClientsCsv("Ann,1990-06-15").errors[0]?.message).toContain(HEAD);
  expect(readClientsCsv("").errors).toHaveLength(1);
});

test("of more rows than are read it says so, and the time for them grows with their number alone", () => {
  const { clients, errors } = readClientsCsv(`name\n${"Ann\n".repeat(6_000)}`);
  expect(clients).toHaveLength(5_000);
  expect(errors).toEqual([{ line: 5_002, message: "Only the first 5000 rows are read" }]);
});

test("the apostrophe goes which a table of ours sets before what may be taken for a formula, and no other", () => {
  const names = ["=1", "＝1", "\u200b@x", "  +1", "-1"];
  const { clients } = readClientsCsv(csvTable([["name"], ...names.map((name) => [name]), ["'Ann"]]));
  expect(clients.map(({ name }) => name)).toEqual(["=1", "＝1", "\u200b@x", "  +1", "-1", "'Ann"]);
});

test("what our own tables write comes back, whatever the words are", () => {
  const words = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }).map((text) => text.trim());
  fc.assert(
    fc.property(words, words, (name, note) => {
      fc.pre(name !== "" && !name.startsWith("'") && !note.startsWith("'") && !/[\r\n]/.test(name + note));
      const { clients } = readClientsCsv(
        csvTable([
          ["name", "note"],
          [name, note],
        ]),
      );
      expect([clients[0]?.name, clients[0]?.note]).toEqual([name, note]);
    }),
    { numRuns: 200 },
  );
});
