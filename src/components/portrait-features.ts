import { colours } from '../../config/tokens.ts';

/** The features of a face. Each is chosen from a list. */
export interface Features {
  readonly sky: string;
  readonly clothes: Pair;
  readonly skin: Pair;
  readonly hair: Hair;
  readonly hairColour: string;
}

/** A colour in the light and the same colour in the shade. */
export type Pair = readonly [lit: string, shade: string];

interface Hair {
  /** The part of the hair that is drawn behind the shoulders. */
  readonly back?: string;
  readonly front: string;
}

const petrol: Pair = [colours['petrol-600'], colours['petrol-800']];
const ember: Pair = [colours['ember-500'], colours['ember-700']];
const sun: Pair = [colours['sun-500'], colours['sun-600']];
const white: Pair = [colours.white, colours['petrol-100']];
const ink: Pair = [colours['petrol-950'], colours['petrol-900']];

/** Background colours (the sky), each with the clothes whose colours contrast with it. */
const scenery = [
  { sky: colours['sun-500'], clothes: [petrol, ember, white] },
  { sky: colours['petrol-200'], clothes: [ember, sun, ink] },
  { sky: colours['petrol-800'], clothes: [sun, white, ember] },
  { sky: colours['petrol-300'], clothes: [white, ember, ink] },
  { sky: colours['petrol-600'], clothes: [sun, white, ember] },
  { sky: colours['sun-200'], clothes: [ink, petrol, ember] },
] as const;

const skins: readonly Pair[] = [
  ['#f7d9c0', '#dfb190'],
  ['#e0a77d', '#b97f56'],
  ['#5b3727', '#41251a'],
  ['#f3c9a5', '#d99f78'],
  ['#8d5a3c', '#6b3f28'],
];

/**
 * Hair: bob, bun, curls, beard, cap, parted. The drawings are on a square of 200 units, in which the face is 68 wide
 * and begins at 66.
 */
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
  {
    front:
      'M66 92V82a34 34 0 0 1 68 0v10l-6-12H72zM66 96l10 12h48l10-12v12a34 34 0 0 1-68 0zM86 114v4a14 10 0 0 0 28 0v-4z',
  },
  { front: 'M60 82a40 36 0 0 1 80 0l-12 4H72zM64 74h72v12H64z' },
  { front: 'M64 92v-8a37 37 0 0 1 74 0v12h-10V86a20 20 0 0 0-20-20H76q-8 8-8 26z' },
];

const hairColours = ['#bd541b', colours['petrol-950'], '#6e4021', '#83979e'] as const;

/** The faces of people who recur in the drawings, as positions in the lists, in the order of `Features`. */
const cast: Readonly<Record<string, Choice>> = {
  maja: [0, 0, 0, 0, 0],
  ines: [1, 0, 1, 1, 1],
  ada: [2, 0, 2, 2, 1],
  sam: [3, 0, 3, 3, 2],
  tom: [4, 0, 4, 4, 1],
};
type Choice = readonly [place: number, clothes: number, skin: number, hair: number, hairColour: number];

/** The features of a person's face. The same id always has the same face. */
export function featuresOf(person: string): Features {
  const id = person.trim().toLowerCase();
  const seed = hash(id);
  const choice = Object.hasOwn(cast, id) ? cast[id] : undefined;
  const [place, wear, skin, hair, hairColour] = choice ?? [0, 4, 8, 12, 16].map((bits) => seed >>> bits);
  const { sky, clothes } = pick(scenery, place);
  return {
    sky,
    clothes: pick(clothes, wear),
    skin: pick(skins, skin),
    hair: pick(hairs, hair),
    hairColour: pick(hairColours, hairColour),
  };
}

function pick<Item>(items: readonly Item[], position = 0): Item {
  return items[position % items.length] as Item;
}

/** FNV-1a with one more mixing step: similar names must differ in each feature. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}
