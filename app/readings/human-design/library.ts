import { loadedOnce as once } from "../loaded-once";

/** The texts of human design: nothing else of the house needs them. */
export const designTexts = once(async () => ({
  types: (await import("./types")).designTypes,
  authorities: (await import("./authorities")).authorities,
  profiles: (await import("./profiles")).profiles,
  definitions: (await import("./definitions")).definitions,
  centres: (await import("./centres")).centres,
  channels: (await import("./channels")).channels,
  gates: (await import("./gates")).gates,
}));
