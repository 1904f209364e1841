interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on a dial: `at` is 0 at the left end of its half circle and 1 at the right end. */
interface OnDial {
  readonly centre: Point;
  readonly at: number;
  /** The distance from the centre, in units of the drawing. */
  readonly distance: number;
  /** Added downwards, so that a text is centred on the point instead of above it. */
  readonly drop?: number;
}

/** The coordinates of a share of a dial's half circle, from 0 at the left to 1 at the right, in whole units of the drawing. */
export function dialPoint({ centre, at, distance, drop = 0 }: OnDial): Point {
  const angle = (1 - at) * Math.PI;
  return {
    x: Math.round(centre.x + distance * Math.cos(angle)),
    y: Math.round(centre.y - distance * Math.sin(angle) + drop),
  };
}
