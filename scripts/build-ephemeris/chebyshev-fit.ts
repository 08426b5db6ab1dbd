import type { Vector } from "../../app/astrology/sphere";
import { cosine } from "./sine";

/** Positions over a span, as Chebyshev series on equal segments: `coefficients[segment][component][degree]`. */
export interface ChebyshevFit {
  readonly firstJd: number;
  readonly segmentDays: number;
  readonly coefficients: readonly (readonly Float64Array[])[];
}

/** Places at middle + each offset, then at middle - each offset (days), for a segment's middle. */
export type Sampler = (middleJd: number) => readonly Vector[];

/** Offsets of the later half of the nodes from the middle of a segment, days; the other half mirrors them. */
export function nodeOffsets(degree: number, segmentDays: number): number[] {
  const samples = sampleCount(degree);
  return Array.from(
    { length: samples / 2 },
    (_, j) => (cosine((Math.PI * (j + 0.5)) / samples) * segmentDays) / 2,
  );
}

/** Even, and a few more than the coefficients, so that what is cut off does not fold back into what is kept. */
function sampleCount(degree: number): number {
  return 2 * Math.ceil((degree + 5) / 2);
}

/**
 * Fits by discrete orthogonality at the nodes of a Chebyshev polynomial (Numerical Recipes 5.8): the series cut at
 * `degree` is then within a hair of the best one.
 */
export function fitChebyshev(
  sample: Sampler,
  span: { readonly firstJd: number; readonly segmentDays: number; readonly segments: number },
  degree: number,
): ChebyshevFit {
  const { firstJd, segmentDays, segments } = span;
  const samples = sampleCount(degree);
  // T_k at the later nodes; at the mirrored ones it is the same for even k and opposite for odd k.
  const basis = Array.from({ length: samples / 2 }, (_, node) =>
    Float64Array.from({ length: degree + 1 }, (_, k) => cosine((Math.PI * k * (node + 0.5)) / samples)),
  );
  const coefficients = Array.from({ length: segments }, (_, segment) => {
    const values = sample(firstJd + (segment + 0.5) * segmentDays);
    return [0, 1, 2].map((axis) =>
      Float64Array.from({ length: degree + 1 }, (_, k) => {
        let sum = 0;
        basis.forEach((row, node) => {
          const later = (values[node] as Vector)[axis] as number;
          const earlier = (values[node + samples / 2] as Vector)[axis] as number;
          sum += (k % 2 === 0 ? later + earlier : later - earlier) * (row[k] as number);
        });
        return (sum * (k === 0 ? 1 : 2)) / samples;
      }),
    );
  });
  return { firstJd, segmentDays, coefficients };
}

/** Value of a fit at a Julian date inside it (Clenshaw's recurrence). */
export function evaluateFit(fit: ChebyshevFit, jd: number): [number, number, number] {
  const at = (jd - fit.firstJd) / fit.segmentDays;
  const segment = Math.min(fit.coefficients.length - 1, Math.max(0, Math.floor(at)));
  const x = 2 * (at - segment) - 1;
  const [a, b, c] = (fit.coefficients[segment] as readonly Float64Array[]).map((series) => {
    let next = 0;
    let afterNext = 0;
    for (let k = series.length - 1; k > 0; k--) {
      const current = (series[k] as number) + 2 * x * next - afterNext;
      afterNext = next;
      next = current;
    }
    return (series[0] as number) + x * next - afterNext;
  });
  return [a as number, b as number, c as number];
}
