import type { ExtraName, GarmentName } from './clothes.ts';
import type { ClothName, HairColour, SkinName, SkyName } from './colours.ts';
import type { BeardName, EyewearName, MouthName } from './face.ts';
import type { HairName } from './hair.ts';

/** What a person looks like, by the names of the features. The fields are those of the custom type `portraits`. */
export interface Look {
  readonly sky: SkyName;
  readonly skin: SkinName;
  readonly hair: HairName;
  /** The colour of the hair, or of the cap or cloth that covers it. */
  readonly hair_colour: HairColour;
  readonly beard: BeardName | 'none';
  readonly mouth: MouthName;
  readonly age: 'smooth' | 'creased';
  readonly eyewear: EyewearName | 'none';
  readonly extra: ExtraName | 'none';
  readonly garment: GarmentName;
  readonly clothes: ClothName;
  readonly tilt: 'none' | 'left' | 'right';
}

/** A row of the document `portraits`: a person's id, and the features that editors chose. */
export type ChosenLook = { readonly [Feature in keyof Look]?: Look[Feature] | null } & {
  readonly person: string | null;
};

/**
 * Returns what a person looks like: as editors chose it. Features that editors left open, or all features of a person
 * without a row, are derived from the id. The same id always gets the same face, in any spelling.
 */
export function lookOf(person: string, rows: readonly ChosenLook[]): Look {
  const id = idOf(person);
  const row = rows.find((each) => idOf(each.person ?? '') === id);
  const chosen = Object.entries(row ?? {}).filter(([feature, value]) => feature !== 'person' && value !== null);
  return { ...derivedLook(id), ...Object.fromEntries(chosen) };
}

function idOf(person: string): string {
  return person.trim().toLowerCase();
}

/** The colours of clothes that contrast with each sky. */
const clothesBySky: Readonly<Record<SkyName, readonly ClothName[]>> = {
  sun: ['petrol', 'ink', 'white'],
  haze: ['ember', 'sun', 'ink'],
  morning: ['white', 'ember', 'ink'],
  sand: ['ink', 'petrol', 'ember'],
  sea: ['sun', 'white', 'ember'],
  dusk: ['sun', 'white', 'ember'],
};

const darkHair = ['black', 'dark brown'] as const;

/** The colours of hair that go with each skin. */
const hairBySkin: Readonly<Record<SkinName, readonly HairColour[]>> = {
  fair: ['copper', 'blond', 'brown', 'grey'],
  light: ['brown', 'dark brown', 'copper', 'blond', 'grey'],
  olive: ['dark brown', 'black', 'brown', 'grey'],
  tan: [...darkHair, 'grey'],
  brown: darkHair,
  dark: darkHair,
  deep: darkHair,
};

/**
 * The hair of people whom no row describes: `longHairs` never come with a beard, `shortHairs` may. Features that say
 * something about a faith are never guessed.
 */
const longHairs = ['bob', 'bun', 'low bun', 'curls', 'long', 'lob', 'wavy', 'fringe', 'ponytail', 'pixie'] as const;
const shortHairs = ['parted', 'crop', 'swept', 'quiff', 'waves', 'receding', 'bald'] as const;
const beardOrNot = ['none', 'full', 'none', 'short', 'moustache', 'none', 'goatee'] as const;
const everyday = ['jumper', 'shirt', 'blazer', 'roll neck'] as const;
const lightSkies = ['sun', 'haze', 'morning', 'sand'] as const;

function derivedLook(id: string): Look {
  const choose = chooser(id);
  const skin = choose(keysOf(hairBySkin));
  const hair = choose([...longHairs, ...shortHairs]);
  const hair_colour = choose(hairBySkin[skin]);
  // Dark hair needs a light sky, in front of which it is visible.
  const sky = choose(darkHair.some((name) => name === hair_colour) ? lightSkies : keysOf(clothesBySky));
  return {
    sky,
    skin,
    hair,
    hair_colour,
    beard: shortHairs.some((name) => name === hair) ? choose(beardOrNot) : 'none',
    mouth: choose(['smile', 'calm', 'laugh']),
    age: hair_colour === 'grey' ? 'creased' : 'smooth',
    eyewear: choose(['none', 'round glasses', 'none', 'square glasses', 'none']),
    extra: 'none',
    garment: choose(everyday),
    clothes: choose(clothesBySky[sky]),
    tilt: choose(['none', 'left', 'right']),
  };
}

function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[];
}

/**
 * Creates a function that chooses one of the given items. The same id leads to the same choices if the calls have the
 * same order.
 */
function chooser(id: string): <Item>(items: readonly Item[]) => Item {
  let state = hash(id);
  return (items) => {
    state = mixed(state + 0x9e3779b9);
    return items[state % items.length] as (typeof items)[number];
  };
}

/** Hashes a text by FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mixes the bits of a state, so that similar states lead to different choices for each feature. */
function mixed(state: number): number {
  const half = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
  const whole = Math.imul(half ^ (half >>> 15), 0x119de1f3);
  return (whole ^ (whole >>> 16)) >>> 0;
}
