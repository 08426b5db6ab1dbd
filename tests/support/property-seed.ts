import fc from "fast-check";

// One seed for every run, so that a failure is the change's and not the day's. SEED=random looks further.
if (process.env.SEED !== "random") fc.configureGlobal({ seed: 20_261_120 });
