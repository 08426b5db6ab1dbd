import { PLANETS } from "../bodies";
import { ELEMENTS, elementOf, MODALITIES, modalityOf, type Sign } from "../signs";
import type { Counted, Finding } from "./finding";
import { isTraditional, type Known } from "./known";
import * as weights from "./weights";

function signsCounted({ planets, chart }: Known): readonly (readonly [Counted, Sign])[] {
  const signs = planets.map(({ planet, sign }) => [planet, sign] as const);
  return chart.rising ? [...signs, ["Ascendant", chart.rising.sign]] : signs;
}

const pointsOf = (counted: readonly Counted[]) =>
  counted.reduce((sum, name) => sum + weights.BALANCE_POINTS[name], 0);

const ALL_POINTS = pointsOf([...PLANETS, "Ascendant"]);

/** The part of all points, 0–1; whatever may stand elsewhere counts for none. */
function shareOf(counted: readonly Counted[]): number {
  return pointsOf(counted) / ALL_POINTS;
}

export function elements(known: Known): Finding[] {
  const signs = signsCounted(known);
  const counts = ELEMENTS.map((element) => ({
    element,
    counted: signs.filter(([, sign]) => elementOf(sign) === element).map(([name]) => name),
  }));
  const weight = weights.BALANCE_WEIGHTS;
  const fullest = counts.reduce((a, b) => (pointsOf(b.counted) > pointsOf(a.counted) ? b : a));
  const share = shareOf(fullest.counted);
  const surplus = share - weight.crowdedFrom;
  // With an unknown time any sign may rise: what it adds may make another element fuller, and nothing is known to be
  // wanting.
  const isComplete = !known.chart.timeUnknown;
  const crowded = surplus >= 0 && (isComplete || share > 0.5) ? fullest : null;
  const isWanting = ({ counted }: { readonly counted: readonly Counted[] }) =>
    !counted.some((name) => name === "Ascendant" || isTraditional(name));
  const wanting = (isComplete && counts.find(isWanting)) || null;
  if (!crowded && !wanting) return [];
  const base = crowded && wanting ? weight.both : crowded ? weight.crowded : weight.wanting;
  const score = base + (crowded ? surplus * weight.surplus : 0);
  return [{ kind: "elements", crowded, wanting, score, planets: [] }];
}

export function modality(known: Known): Finding[] {
  const weight = weights.BALANCE_WEIGHTS;
  const signs = signsCounted(known);
  return MODALITIES.flatMap((name): Finding[] => {
    const counted = signs.filter(([, sign]) => modalityOf(sign) === name).map(([body]) => body);
    const surplus = shareOf(counted) - weight.modalityFrom;
    if (surplus < 0) return [];
    const score = weight.modality + surplus * weight.surplus;
    return [{ kind: "modality", modality: name, counted, score, planets: [] }];
  });
}
