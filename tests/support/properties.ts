import fc from "fast-check";

// One seed for every run, so that a failure is the change's and not the day's. SEED=random looks further.
if (process.env.SEED !== "random") fc.configureGlobal({ seed: 20_261_120 });

/** Whether everything is tried, as `npm run test:long` does. */
export const isWhole = process.env.PROPERTIES === "whole";

/** How often something is tried of so many times in all: `npm test` takes a twentieth. */
export const times = (whole: number): number => (isWhole ? whole : Math.ceil(whole / 20));
