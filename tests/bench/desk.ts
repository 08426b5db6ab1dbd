/**
 * npm run bench -- desk [clients]: CPU milliseconds to open the rows of that many clients of 2 KiB, as the desk does
 * for its whole list, of all of this process's threads; beside it how many times the yardstick of the same run it is.
 */
import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { sealerOf } from "~/db/sealed.server";
import { cpuOf } from "../support/cpu-of";
import { median, yardstick } from "./yardstick";

const CLIENTS = Number(process.argv[2] ?? 300);
const ROUNDS = 25;
const WRITTEN_BYTES = 2048;

const sealer = sealerOf([{ number: 1, bytes: new Uint8Array(randomBytes(32)) }]);
const about = {
  name: "Ann Lee",
  births: [{ date: "1990-06-15", time: "14:30", place: "New York" }],
  note: "",
};
const client = { ...about, note: "a".repeat(WRITTEN_BYTES - JSON.stringify(about).length) };
const rows = await Promise.all(
  Array.from({ length: CLIENTS }, async (_, index) => {
    const at = { table: "clients", id: String(index) };
    return { at, sealed: await sealer.seal(at, client) };
  }),
);

const rounds: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  rounds.push(
    await cpuOf(async () => {
      const opened = await Promise.all(rows.map(({ at, sealed }) => sealer.open(at, sealed)));
      if (opened.includes(null)) throw new Error("A row does not open");
    }),
  );
}
const unit = yardstick();
const milliseconds = median(rounds);
console.log(
  `${CLIENTS} clients opened: ${milliseconds.toFixed(2)} ms CPU, ${(milliseconds / unit).toFixed(1)} × the yardstick ` +
    `(${unit.toFixed(2)} ms; load ${loadavg()[0]?.toFixed(1)})`,
);
