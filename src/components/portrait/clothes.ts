import { colours } from '../../../config/tokens.ts';

/**
 * One flat part of the clothes. The trim is a second colour that goes with the first; a shade is the colour of the side
 * that is away from the light.
 */
export interface Part {
  readonly fill: 'cloth' | 'cloth-shade' | 'trim' | 'trim-shade' | 'skin' | 'white' | 'white-shade';
  readonly path: string;
}

export type Garment = readonly Part[];

/** The clothes, which are drawn in front of the shoulders. People wear what suits their work. */
export const garments = {
  jumper: [{ fill: 'cloth-shade', path: 'M74 145c4 20 48 20 52 0l7 2c-3 30-63 30-66 0z' }],
  shirt: [
    { fill: 'trim', path: 'M84 137l16 24-17 13-15-26z' },
    { fill: 'trim-shade', path: 'M116 137l-16 24 17 13 15-26z' },
    { fill: 'cloth-shade', path: 'M98 163h4v37h-4z' },
  ],
  blazer: [
    { fill: 'trim', path: 'M82 139q9 14 18 16v36L76 150z' },
    { fill: 'trim-shade', path: 'M118 139q-9 14-18 16v36l24-41z' },
    { fill: 'cloth-shade', path: 'M82 138l18 52v10h-5l-22-28 8-6-14-16z' },
    { fill: 'cloth', path: 'M118 138l-18 52v10h5l22-28-8-6 14-16z' },
  ],
  'roll neck': [
    { fill: 'cloth', path: 'M81 126q9 8 19 8v26q-16 0-23-10z' },
    { fill: 'cloth-shade', path: 'M119 126q-9 8-19 8v26q16 0 23-10z' },
    { fill: 'cloth-shade', path: 'M81 138q19 12 38 0v4q-19 12-38 0z' },
  ],
  apron: [
    { fill: 'cloth-shade', path: 'M74 145c4 18 48 18 52 0l6 2c-3 26-61 26-64 0z' },
    { fill: 'trim', path: 'M72 148h9l3 24h16v28H66v-28h9z' },
    { fill: 'trim-shade', path: 'M128 148h-9l-3 24h-16v28h34v-28h-9z' },
  ],
  'chef’s jacket': [
    { fill: 'trim', path: 'M82 134l18 14v12l-24-8z' },
    { fill: 'trim-shade', path: 'M118 134l-18 14v12l24-8z' },
    { fill: 'cloth-shade', path: 'M100 160l18 12v28h-6v-24z' },
    {
      fill: 'trim',
      path: 'M84 170a4 4 0 0 1 8 0 4 4 0 0 1-8 0M84 188a4 4 0 0 1 8 0 4 4 0 0 1-8 0M104 174a4 4 0 0 1 8 0 4 4 0 0 1-8 0M104 190a4 4 0 0 1 8 0 4 4 0 0 1-8 0',
    },
  ],
  scrubs: [
    { fill: 'trim', path: 'M74 145l26 40 26-40-7-4-19 30-19-30z' },
    { fill: 'skin', path: 'M82 141l18 29 18-29q-18 18-36 0z' },
    { fill: 'trim', path: 'M124 178h22v3h-22z' },
  ],
  'safety vest': [
    { fill: 'trim', path: 'M22 202a78 64 0 0 1 32-52l-4 52zM82 140l18 34v-20q-10-2-18-14z' },
    { fill: 'trim-shade', path: 'M178 202a78 64 0 0 0-32-52l4 52zM118 140l-18 34v-20q10-2 18-14z' },
    { fill: 'white', path: 'M68 144l8-3v61h-8zM51 182h49v8H50z' },
    { fill: 'white-shade', path: 'M132 144l-8-3v61h8zM149 182h-49v8h50z' },
  ],
  hoodie: [
    {
      fill: 'cloth-shade',
      path: 'M66 154c0-10 8-16 16-18 6 12 30 12 36 0 8 2 16 8 16 18-6 12-18 20-34 20s-28-8-34-20z',
    },
    { fill: 'cloth', path: 'M66 154c0-10 8-16 16-18 2 14 8 20 18 22v16c-16 0-28-8-34-20z' },
    { fill: 'trim', path: 'M86 172h3v20h-3zM111 172h3v16h-3z' },
  ],
  lanyard: [
    { fill: 'cloth-shade', path: 'M74 145c4 20 48 20 52 0l7 2c-3 30-63 30-66 0z' },
    { fill: 'trim', path: 'M76 146l24 40 24-40 4 2-26 44h-4l-26-44z' },
    { fill: 'white', path: 'M89 188h22v12H89z' },
  ],
  scarf: [
    { fill: 'trim', path: 'M70 142c10 12 20 16 30 16v16c-16 0-28-6-36-16zM82 164l18 8v28H80z' },
    { fill: 'trim-shade', path: 'M130 142c-10 12-20 16-30 16v16c16 0 28-6 36-16z' },
  ],
} as const satisfies Readonly<Record<string, Garment>>;
export type GarmentName = keyof typeof garments;

/** What else a person wears or has at hand. */
export interface Extra {
  readonly colour: string;
  readonly path: string;
}

export const extras = {
  earrings: {
    colour: colours['sun-500'],
    path: 'M61 112a4 4 0 0 1 8 0 4 4 0 0 1-8 0M131 112a4 4 0 0 1 8 0 4 4 0 0 1-8 0',
  },
  headset: {
    colour: colours['petrol-950'],
    path: 'M56 90c-2-66 90-66 88 0h-5c2-56-80-56-78 0zM55 84h11v26H55q-4 0-4-4V88q0-4 4-4zM56 110h4c2 12 10 16 26 16v4c-18 0-28-7-30-20z',
  },
  pencil: { colour: colours['sun-500'], path: 'M124 84l-2-5 34-15 8-1-6 6z' },
} as const satisfies Readonly<Record<string, Extra>>;
export type ExtraName = keyof typeof extras;
