/** Pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A dot on the map with a name that may be written beside it. */
export interface NamedDot {
  readonly x: number;
  readonly y: number;
  /** Size of the written name. */
  readonly width: number;
  readonly height: number;
  /** Of what marks the place, the air around it included. */
  readonly radius: number;
  /** Whether the dot stands even where there is no room for the name. */
  readonly isKept: boolean;
}

/** Pixels from there to the name. */
const BESIDE = 2;
/** Pixels between two names. */
const AIR = 3;

/**
 * Where each name is written: right of its dot, or left of it, where it covers nothing; the first come first. Null: the
 * dot alone; undefined: not even that.
 * @param taken what must not be covered
 * @param view the map, in which every name stands whole
 */
export function namePlaces(
  dots: readonly NamedDot[],
  taken: readonly Rectangle[],
  view: Pick<Rectangle, "width" | "height">,
): readonly (Rectangle | null | undefined)[] {
  const occupied = [...taken];
  const isWhole = ({ left, width }: Rectangle) => left >= AIR && left + width <= view.width - AIR;
  const isFree = ({ left, top, width, height }: Rectangle) =>
    occupied.every(
      (other) =>
        left >= other.left + other.width + AIR ||
        other.left >= left + width + AIR ||
        top >= other.top + other.height ||
        other.top >= top + height,
    );
  return dots.map(({ x, y, width, height, radius, isKept }) => {
    const dot = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
    const isDotFree = isFree(dot);
    const sides = [x + radius + BESIDE, x - radius - BESIDE - width].map((left) => ({
      left,
      top: y - height / 2,
      width,
      height,
    }));
    const name = isDotFree ? sides.find((side) => isWhole(side) && isFree(side)) : undefined;
    if (!name && !isKept) return undefined;
    occupied.push(dot, ...(name ? [name] : []));
    return name ?? null;
  });
}
