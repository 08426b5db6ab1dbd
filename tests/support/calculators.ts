import type { Page } from "@playwright/test";
import { ANN, fillBirth } from "./birth-form";

interface Calculator {
  readonly path: string;
  readonly button: string;
  /** Fills in the whole form; the first name in it is Ann's. */
  readonly fill: (page: Page) => Promise<void>;
}

const BEN = { name: "Ben", date: "11/02/1985", time: "08:15", location: "London" };

/** The five screens that calculate what a form holds. */
export const CALCULATORS: readonly Calculator[] = [
  { path: "/birth-chart", button: "Generate Chart", fill: (page) => fillBirth(page) },
  { path: "/human-design", button: "Calculate", fill: (page) => fillBirth(page) },
  { path: "/astrocartography", button: "Generate Map", fill: (page) => fillBirth(page) },
  {
    path: "/numerology",
    button: "Calculate",
    fill: async (page) => {
      await page.getByLabel("Full Name").fill(ANN.name);
      await page.getByLabel("Birth Date").fill(ANN.date);
    },
  },
  {
    path: "/compatibility",
    button: "Analyze Compatibility",
    fill: async (page) => {
      await fillBirth(page.getByRole("group", { name: "First Person" }));
      await fillBirth(page.getByRole("group", { name: "Second Person" }), BEN);
    },
  },
];
