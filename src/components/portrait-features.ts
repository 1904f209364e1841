import { colours } from '../../config/tokens.ts';
import { cast } from './portrait-cast.ts';
import { type BeardName, beards, type Hair, type HairName, hairs } from './portrait-shapes.ts';

/** The features of a face, ready to draw. */
export interface Features {
  readonly sky: string;
  readonly clothes: Pair;
  readonly skin: Pair;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly beard: string | undefined;
  /** The colour of the line that is the mouth. It contrasts with the skin or, if there is a beard around it, with the beard. */
  readonly mouth: string;
  /** The colour of the glasses. Undefined if the person wears none. */
  readonly frames: string | undefined;
}

/** A colour in the light and the same colour in the shade. */
export type Pair = readonly [lit: string, shade: string];

/** The features of a face by their names. */
export interface Choice {
  readonly sky: SkyName;
  readonly clothes: ClothesName;
  readonly skin: SkinName;
  readonly hair: HairName;
  readonly hairColour: HairColour;
  readonly beard?: BeardName;
  readonly eyewear?: 'glasses';
}

const clothes = {
  petrol: [colours['petrol-600'], colours['petrol-800']],
  ember: [colours['ember-500'], colours['ember-700']],
  sun: [colours['sun-500'], colours['sun-600']],
  white: [colours.white, colours['petrol-100']],
  ink: [colours['petrol-950'], colours['petrol-900']],
} as const satisfies Readonly<Record<string, Pair>>;
type ClothesName = keyof typeof clothes;

interface Sky {
  readonly colour: string;
  /** The clothes whose colours contrast with the sky. */
  readonly clothes: readonly ClothesName[];
}

const skies = {
  sun: { colour: colours['sun-500'], clothes: ['petrol', 'ember', 'white'] },
  haze: { colour: colours['petrol-200'], clothes: ['ember', 'sun', 'ink'] },
  dusk: { colour: colours['petrol-800'], clothes: ['sun', 'white', 'ember'] },
  morning: { colour: colours['petrol-300'], clothes: ['white', 'ember', 'ink'] },
  sea: { colour: colours['petrol-600'], clothes: ['sun', 'white', 'ember'] },
  sand: { colour: colours['sun-200'], clothes: ['ink', 'petrol', 'ember'] },
} as const satisfies Readonly<Record<string, Sky>>;
type SkyName = keyof typeof skies;

const hairColours = {
  ink: colours['petrol-950'],
  brown: '#6e4021',
  copper: '#bd541b',
  blond: '#e0ad4e',
  grey: '#83979e',
  silver: '#b9c8cc',
  petrol: colours['petrol-600'],
} as const;
type HairColour = keyof typeof hairColours;

interface Skin {
  readonly tones: Pair;
  readonly mouth: string;
  /** The colour of glasses that contrasts with the skin. */
  readonly frames: string;
  /** The colours of hair that go with the skin. */
  readonly hairColours: readonly HairColour[];
}

const ink = colours['petrol-950'];

const skins = {
  fair: { tones: ['#f7d9c0', '#dfb190'], mouth: ink, frames: ink, hairColours: ['copper', 'blond', 'brown', 'grey'] },
  light: { tones: ['#f3c9a5', '#d99f78'], mouth: ink, frames: ink, hairColours: ['brown', 'copper', 'grey', 'blond'] },
  tan: { tones: ['#e0a77d', '#b97f56'], mouth: ink, frames: ink, hairColours: ['ink', 'brown', 'grey'] },
  brown: { tones: ['#8d5a3c', '#6b3f28'], mouth: ink, frames: ink, hairColours: ['ink', 'grey'] },
  deep: { tones: ['#5b3727', '#41251a'], mouth: '#d08f72', frames: colours['sun-300'], hairColours: ['ink', 'grey'] },
} as const satisfies Readonly<Record<string, Skin>>;
type SkinName = keyof typeof skins;

/** The features of a person's face. The same id always has the same face. */
export function featuresOf(person: string): Features {
  const id = person.trim().toLowerCase();
  const choice = (Object.hasOwn(cast, id) ? cast[id] : undefined) ?? choiceOf(hash(id));
  const { tones, mouth, frames } = skins[choice.skin];
  const hairColour = hairColours[choice.hairColour];
  return {
    sky: skies[choice.sky].colour,
    clothes: clothes[choice.clothes],
    skin: tones,
    hair: hairs[choice.hair],
    hairColour,
    beard: choice.beard && beards[choice.beard],
    mouth: isMouthInDarkBeard(choice) ? tones[0] : mouth,
    frames: choice.eyewear && frames,
  };
}

function isMouthInDarkBeard({ beard, hairColour }: Choice): boolean {
  return (beard === 'full' || beard === 'chin') && (hairColour === 'ink' || hairColour === 'brown');
}

/** The hair of people whom the cast doesn't name, by whether a beard may go with it. */
const beardlessHairs = ['bob', 'bun', 'curls', 'long', 'fringe'] as const;
const anyBeardHairs = ['parted', 'crop', 'swept', 'bald'] as const;
const beardOrNot = [undefined, 'full', undefined, 'chin', 'moustache'] as const;

/** Chooses features by a number: four bits for each feature. */
function choiceOf(seed: number): Choice {
  const sky = pick(keysOf(skies), seed);
  const skin = pick(keysOf(skins), seed >>> 8);
  const hair = pick([...beardlessHairs, ...anyBeardHairs], seed >>> 12);
  const beard = beardlessHairs.some((name) => name === hair) ? undefined : pick(beardOrNot, seed >>> 20);
  return {
    sky,
    clothes: pick(skies[sky].clothes, seed >>> 4),
    skin,
    hair,
    hairColour: pick(skins[skin].hairColours, seed >>> 16),
    ...(beard && { beard }),
    ...((seed >>> 24) % 4 === 0 && { eyewear: 'glasses' }),
  };
}

function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[];
}

function pick<Item>(items: readonly Item[], position: number): Item {
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
