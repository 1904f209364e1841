import { type Extra, extras, type Garment, garments, type Part } from './clothes.ts';
import { cloths, hairColours, type Pair, type Skin, skies, skins, trims } from './colours.ts';
import { beards, creases, eyewear, mouths } from './face.ts';
import { type Hair, hairs } from './hair.ts';
import type { Look } from './look.ts';

/**
 * A person as a simple SVG of flat shapes: clothes, head and hair are lit from the left, and the edge of the shade forms
 * the nose.
 */
export function portraitDrawing(look: Look): string {
  const skin: Skin = skins[look.skin];
  const hair: Hair = hairs[look.hair];
  const colour = hairColours[look.hair_colour];
  const shapes = [
    plane(skies[look.sky], 'M0 0h200v200H0z'),
    turned(look, hair.back ? plane(colour[1], hair.back) : ''),
    ...clothes(look, skin),
    turned(look, ...head(look, skin, colour)),
    turned(look, twoPlanes(colour, hair.front, 'hair'), hair.folds ? line(colour[1], hair.folds, 2.5) : ''),
    turned(look, ...worn(look, skin)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 180 180">${shapes.join('')}</svg>`;
}

function clothes({ clothes, garment }: Look, { tones }: Skin): string[] {
  const [cloth, trim] = [cloths[clothes], trims[clothes]];
  const fills: Readonly<Record<Part['fill'], string>> = {
    cloth: cloth[0],
    'cloth-shade': cloth[1],
    trim: trim[0],
    'trim-shade': trim[1],
    white: cloths.white[0],
    'white-shade': cloths.white[1],
    skin: tones[1],
  };
  const parts: Garment = garments[garment];
  return [
    plane(cloth[0], 'M22 202a78 64 0 0 1 156 0z'),
    plane(cloth[1], 'M100 138a78 64 0 0 1 78 64h-78z'),
    plane(tones[1], 'M84 112h32v30a16 17 0 0 1-32 0z'),
    ...parts.map(({ fill, path }) => plane(fills[fill], path)),
  ];
}

function head({ beard, mouth, age }: Look, skin: Skin, hair: Pair): string[] {
  const { tones } = skin;
  return [
    plane(tones[0], 'M60 96a7 9 0 0 1 14 0 7 9 0 0 1-14 0'),
    plane(tones[1], 'M126 96a7 9 0 0 1 14 0 7 9 0 0 1-14 0'),
    plane(tones[0], 'M66 88a34 34 0 0 1 68 0v10a34 38 0 0 1-68 0z'),
    plane(
      tones[1],
      'M104 54a34 34 0 0 1 30 34v10a34 38 0 0 1-30 37.8c0-8 3-12 0-18-2-4 5-9 3-14-1-3-7-8-5-14s3-16 2-35.8z',
    ),
    age === 'creased' ? line(skin.crease, creases, 2) : '',
    beard === 'none' ? '' : twoPlanes(hair, beards[beard], 'beard'),
    drawnMouth(mouth, beard === 'none' || beard === 'moustache' ? skin.mouth : tones[0]),
  ];
}

function drawnMouth(mouth: Look['mouth'], colour: string): string {
  if (mouth === 'laugh') return plane(cloths.white[0], mouths.laugh);
  return mouth === 'lips' ? plane(colour, mouths.lips) : line(colour, mouths[mouth], 3.5);
}

function worn({ eyewear: glasses, extra: name }: Look, { frames }: Skin): string[] {
  const extra: Extra | undefined = name === 'none' ? undefined : extras[name];
  return [glasses === 'none' ? '' : line(frames, eyewear[glasses], 3), extra ? plane(extra.colour, extra.path) : ''];
}

/** Tilts shapes with the head. The centre of the rotation is where the head sits on the neck. */
function turned({ tilt }: Look, ...shapes: readonly string[]): string {
  const angle = { none: 0, left: -5, right: 5 }[tilt];
  return angle === 0 ? shapes.join('') : `<g transform="rotate(${angle} 100 140)">${shapes.join('')}</g>`;
}

/** A shape with its right part in the shade. */
function twoPlanes([lit, shade]: Pair, path: string, id: string): string {
  const edge = 'M103 0c2 30 8 44 6 66s-6 30-4 50 0 40-4 84h99V0z';
  return `${plane(lit, path)}<clipPath id="${id}"><path d="${path}"/></clipPath><path clip-path="url(#${id})" fill="${shade}" d="${edge}"/>`;
}

function plane(fill: string, path: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

function line(stroke: string, path: string, width: number): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
}
