import { colours } from '../../../config/tokens.ts';

/** A colour in the light and the same colour in the shade. */
export type Pair = readonly [lit: string, shade: string];

const ink = colours['petrol-950'];

export const cloths = {
  petrol: [colours['petrol-600'], colours['petrol-800']],
  ember: [colours['ember-500'], colours['ember-700']],
  sun: [colours['sun-500'], colours['sun-600']],
  white: [colours.white, '#d5e7eb'],
  ink: ['#173a44', ink],
  haze: [colours['petrol-300'], '#6fb0bd'],
} as const satisfies Readonly<Record<string, Pair>>;
export type ClothName = keyof typeof cloths;

/** The second colour of clothes: collar, apron, edge. */
export const trims: Readonly<Record<ClothName, Pair>> = {
  petrol: cloths.white,
  ember: cloths.white,
  sun: cloths.ink,
  white: cloths.petrol,
  ink: cloths.white,
  haze: cloths.white,
};

export const skies = {
  sun: colours['sun-500'],
  haze: colours['petrol-200'],
  dusk: colours['petrol-800'],
  morning: colours['petrol-300'],
  sea: colours['petrol-600'],
  sand: colours['sun-200'],
} as const;
export type SkyName = keyof typeof skies;

/** The colours of hair, and those of caps and cloths on the head. */
export const hairColours = {
  black: ['#1d3138', '#0b1b20'],
  'dark brown': ['#4d2f1f', '#331e13'],
  brown: ['#7a4a2b', '#5a341c'],
  copper: ['#c9602a', '#a1471b'],
  blond: ['#eac06a', '#cb9b45'],
  grey: ['#8b9fa6', '#6a8189'],
  silver: ['#d3dfe2', '#adc0c6'],
  ...cloths,
} as const satisfies Readonly<Record<string, Pair>>;
export type HairColour = keyof typeof hairColours;

export interface Skin {
  readonly tones: Pair;
  /** The colours of a mouth, of creases and of glasses that contrast with the skin. */
  readonly mouth: string;
  readonly crease: string;
  readonly frames: string;
}

export const skins = {
  fair: { tones: ['#fbdcc6', '#e6b394'], mouth: '#9c3d2a', crease: '#d39a79', frames: ink },
  light: { tones: ['#f3c9a5', '#d99f78'], mouth: '#96382a', crease: '#c78c65', frames: ink },
  olive: { tones: ['#e3b488', '#bd8a5c'], mouth: '#83321f', crease: '#a87649', frames: ink },
  tan: { tones: ['#c98d60', '#a26a42'], mouth: '#5c1f14', crease: '#8d5835', frames: ink },
  brown: { tones: ['#9a6541', '#74462a'], mouth: '#3d130c', crease: '#63391f', frames: ink },
  dark: { tones: ['#74482f', '#53301f'], mouth: '#e5a184', crease: '#8f5d46', frames: colours['sun-300'] },
  deep: { tones: ['#5a372a', '#3d2319'], mouth: '#dd9679', crease: '#70493a', frames: colours['sun-300'] },
} as const satisfies Readonly<Record<string, Skin>>;
export type SkinName = keyof typeof skins;
