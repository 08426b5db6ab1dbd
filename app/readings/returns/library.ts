import { type OpenSets, openSets, type SetIn } from "../open-sets";
import type { Texts } from "../texts";

/** The open sets of a return's page: what stands under an id of one. */
export type ReturnTexts = OpenSets<"returns">;

const NAMES: readonly SetIn<"returns">[] = ["grounds", "efforts", "moons", "rulers", "angles", "turns"];

export const returnTexts = (texts: Texts): Promise<ReturnTexts> => openSets("returns", NAMES, texts);
