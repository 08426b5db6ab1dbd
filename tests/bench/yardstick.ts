import { positionsAt } from "./straightforward-sky";

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

/** CPU milliseconds that 13 bodies by astronomy-engine take here: by this, figures of different machines can be compared. */
export function yardstick(): number {
  const rounds = Array.from({ length: 9 }, (_, round) => {
    const { user, system } = process.cpuUsage();
    for (let day = 0; day < 200; day++) positionsAt(Date.UTC(1990, 0, day + 200 * round));
    const used = process.cpuUsage({ user, system });
    return (used.user + used.system) / 1000 / 200;
  });
  return median(rounds);
}
