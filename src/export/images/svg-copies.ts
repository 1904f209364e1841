/** An element of a drawing, with what decides how often a browser draws it. */
export interface DrawnElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The place after its last descendant, in document order. */
  end: number;
}

/** The largest number of elements that a drawing may have by repetition. Browsers draw so many in a few seconds. */
const maxCopies = 20_000;

/** The longest chain of parts that repeat parts. Drawing programs need one or two. */
const maxChain = 100;

/** Elements that are drawn again wherever an attribute names them: `mask="url(#m)"`. */
const repeated: ReadonlySet<string> = new Set(['pattern', 'mask', 'clipPath', 'marker']);

/**
 * True if a drawing repeats its parts so often that it would stop a browser: parts may repeat parts that repeat others,
 * and a kilobyte of them has millions of shapes. A part that contains itself counts as endless. `elements` are in
 * document order.
 */
export function isEndless(elements: readonly DrawnElement[]): boolean {
  const repeats = repeatsIn(elements);
  const known = new Map<number, number>();
  const copiesIn = (at: number, chain: number): number => {
    const before = known.get(at);
    if (before !== undefined) return before;
    known.set(at, Number.POSITIVE_INFINITY);
    const end = elements[at]?.end ?? at;
    let copies = chain > maxChain ? Number.POSITIVE_INFINITY : 0;
    for (let next = firstFrom(repeats, at); copies <= maxCopies; next += 1) {
      const repeat = repeats[next];
      if (!repeat || repeat.at >= end) break;
      const size = (elements[repeat.part]?.end ?? 0) - repeat.part;
      copies += repeat.times * (size + copiesIn(repeat.part, chain + 1));
    }
    known.set(at, copies);
    return copies;
  };
  return copiesIn(0, 0) > maxCopies;
}

/** An element that draws a part of the drawing once more, and how often. Both are places in document order. */
interface Repeat {
  readonly at: number;
  readonly part: number;
  readonly times: number;
}

function repeatsIn(elements: readonly DrawnElement[]): Repeat[] {
  const parts = new Map<string, number>();
  for (const [at, { attributes }] of elements.entries()) {
    const [, id] = attributes.find(([name]) => name === 'id') ?? [];
    // An id belongs to the first element that has it.
    if (id !== undefined && !parts.has(id)) parts.set(id, at);
  }
  return elements.flatMap(({ name, attributes }, at) =>
    attributes.flatMap(([attribute, value]) => {
      const isUse = attribute === 'href' && name === 'use';
      const ids = isUse ? [value.slice(1)] : value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi).map(([, id = '']) => id);
      const named = [...ids].flatMap((id) => parts.get(id) ?? []);
      const drawn = isUse ? named : named.filter((part) => repeated.has(elements[part]?.name ?? ''));
      // A marker in the middle is drawn at each point of a line.
      const times = attribute === 'marker-mid' ? pointsOf(attributes) : 1;
      return times === 0 ? [] : drawn.map((part) => ({ at, part, times }));
    }),
  );
}

/** No line has more points than its coordinates have numbers. */
function pointsOf(attributes: DrawnElement['attributes']): number {
  const [, line = ''] = attributes.find(([name]) => name === 'd' || name === 'points') ?? [];
  return line.match(/\d+/g)?.length ?? 0;
}

/** The index of the first repeat at a place or after it. */
function firstFrom(repeats: readonly Repeat[], at: number): number {
  let [low, high] = [0, repeats.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((repeats[middle]?.at ?? at) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
