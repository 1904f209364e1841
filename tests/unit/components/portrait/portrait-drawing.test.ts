import { expect, test } from 'vitest';
import { extras, garments } from '../../../../src/components/portrait/clothes.ts';
import { cloths, hairColours, skies, skins } from '../../../../src/components/portrait/colours.ts';
import { beards, eyewear, mouths } from '../../../../src/components/portrait/face.ts';
import { hairs } from '../../../../src/components/portrait/hair.ts';
import { type Look, lookOf } from '../../../../src/components/portrait/look.ts';
import { portraitDrawing } from '../../../../src/components/portrait/portrait-drawing.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';

const drawn: { readonly [Feature in keyof Look]: readonly Look[Feature][] } = {
  sky: keysOf(skies),
  skin: keysOf(skins),
  hair: keysOf(hairs),
  hair_colour: keysOf(hairColours),
  beard: ['none', ...keysOf(beards)],
  mouth: keysOf(mouths),
  age: ['smooth', 'creased'],
  eyewear: ['none', ...keysOf(eyewear)],
  extra: ['none', ...keysOf(extras)],
  garment: keysOf(garments),
  clothes: keysOf(cloths),
  tilt: ['none', 'left', 'right'],
};
const features = keysOf(drawn);
const anyone = lookOf('anyone', []);

function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

test.each(features)('Editors can choose exactly what is drawn as "%s"', (feature) => {
  const type = loadModels().customTypes.find(({ id }) => id === 'portraits');
  const people = type?.json.Main?.people;
  const field = people?.type === 'Group' ? people.config?.fields?.[feature] : undefined;
  const options = field?.type === 'Select' ? field.config?.options : undefined;
  expect(options?.toSorted()).toEqual(drawn[feature].toSorted());
});

test.each(features)('Each choice of "%s" is another drawing', (feature) => {
  const drawings = drawn[feature].map((choice) => portraitDrawing({ ...anyone, [feature]: choice }));
  expect(new Set(drawings).size).toBe(drawn[feature].length);
});

test('The mouth in a portrait never has the colour of the beard around it', () => {
  const bearded = drawn.skin.flatMap((skin) =>
    drawn.hair_colour.map((hair_colour): Look => ({ ...anyone, skin, hair_colour, beard: 'full', mouth: 'smile' })),
  );
  for (const look of bearded) {
    const mouth = /stroke="(#\w+)" stroke-width="3.5"/.exec(portraitDrawing(look))?.[1];
    expect(mouth).toBe(skins[look.skin].tones[0]);
    expect(hairColours[look.hair_colour]).not.toContain(mouth);
  }
});
