import { colours } from '../../../config/tokens.ts';

/** What makes a face, each drawn from a list. */
export interface Features {
  readonly sky: string;
  readonly clothes: Pair;
  readonly skin: Pair;
  readonly hair: Hair;
  readonly hairColour: string;
}

/** The lit plane and the shaded one. */
export type Pair = readonly [lit: string, shade: string];

interface Hair {
  /** Behind the shoulders. */
  readonly back?: string;
  readonly front: string;
}

const skies = [
  colours['sun-500'],
  colours['petrol-200'],
  colours['petrol-800'],
  colours['petrol-300'],
  colours['petrol-600'],
  colours['sun-200'],
] as const;

const clothes: readonly Pair[] = [
  [colours['petrol-600'], colours['petrol-800']],
  [colours['ember-500'], colours['ember-700']],
  [colours['sun-500'], colours['sun-600']],
  [colours.white, colours['petrol-100']],
  [colours['petrol-950'], colours['petrol-900']],
];

const skins: readonly Pair[] = [
  ['#f7d9c0', '#dfb190'],
  ['#e0a77d', '#b97f56'],
  ['#5b3727', '#41251a'],
  ['#f3c9a5', '#d99f78'],
  ['#8d5a3c', '#6b3f28'],
];

/** Bob, bun, curls, beard, cap, parted: on a 200 unit square whose face is 68 wide from 66 on. */
const hairs: readonly Hair[] = [
  {
    back: 'M54 142V86a46 46 0 0 1 92 0v56z',
    front: 'M54 142V86a46 46 0 0 1 92 0v56h-22V92a36 36 0 0 0-34-26c-8 12-16 18-24 20v56z',
  },
  { front: 'M83 40a17 17 0 0 1 34 0 17 17 0 0 1-34 0M62 98V86a38 38 0 0 1 76 0v12l-8-18c-22-2-40-4-60 0z' },
  {
    front:
      'M58 112a20 20 0 0 1-4-30 24 24 0 0 1 18-34 28 28 0 0 1 56 0 24 24 0 0 1 18 34 20 20 0 0 1-4 30l-10-4V84c-10 0-20-4-26-12-8 10-22 14-38 14v22z',
  },
  { front: 'M66 92V82a34 34 0 0 1 68 0v10l-6-12H72zM66 96l10 12h48l10-12v12a34 34 0 0 1-68 0z' },
  { front: 'M60 82a40 36 0 0 1 80 0l-12 4H72zM64 74h72v12H64z' },
  { front: 'M62 96V84a38 38 0 0 1 76 0v12h-10V86a20 20 0 0 0-20-20H62z' },
];

const hairColours = ['#bd541b', colours['petrol-950'], '#6e4021', '#83979e'] as const;

/** Who recurs in the drawings: their faces are known, as list positions in the order of `Features`. */
const cast: Readonly<Record<string, Choice>> = {
  maja: [0, 0, 0, 0, 0],
  ines: [1, 1, 1, 1, 1],
  ada: [2, 2, 2, 2, 1],
  sam: [3, 3, 3, 3, 2],
  tom: [4, 2, 4, 4, 1],
};
type Choice = readonly [sky: number, clothes: number, skin: number, hair: number, hairColour: number];

/** A person's id always gives the same face. */
export function featuresOf(person: string): Features {
  const id = person.trim().toLowerCase();
  const seed = hash(id);
  const choice = Object.hasOwn(cast, id) ? cast[id] : undefined;
  const [sky, wear, skin, hair, hairColour] = choice ?? [0, 4, 8, 12, 16].map((bits) => seed >>> bits);
  return {
    sky: pick(skies, sky),
    clothes: pick(clothes, wear),
    skin: pick(skins, skin),
    hair: pick(hairs, hair),
    hairColour: pick(hairColours, hairColour),
  };
}

function pick<Item>(items: readonly Item[], position = 0): Item {
  return items[position % items.length] as Item;
}

/** FNV-1a: short, and alike names give unlike numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
