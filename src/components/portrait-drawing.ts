import { featuresOf } from './portrait-features.ts';
import { glasses } from './portrait-shapes.ts';

/**
 * A person's face as a simple SVG of few shapes: shoulders and head are lit from the left, and the edge of the shade
 * forms the nose.
 */
export function portraitDrawing(person: string): string {
  const { sky, clothes, skin, hair, hairColour, beard, mouth, frames } = featuresOf(person);
  const shapes = [
    plane(sky, 'M0 0h200v200H0z'),
    hair.back ? plane(hairColour, hair.back) : '',
    plane(clothes[0], 'M24 200a76 62 0 0 1 152 0z'),
    plane(clothes[1], 'M100 138a76 62 0 0 1 76 62h-76z'),
    plane(skin[1], 'M84 112h32v30a16 16 0 0 1-32 0z'),
    plane(skin[0], 'M66 88a34 34 0 0 1 68 0v10a34 38 0 0 1-68 0z'),
    plane(
      skin[1],
      'M104 54a34 34 0 0 1 30 34v10a34 38 0 0 1-30 37.8c0-8 3-12 0-18-2-4 5-9 3-14-1-3-7-8-5-14s3-16 2-35.8z',
    ),
    beard ? plane(hairColour, beard) : '',
    plane(hairColour, hair.front),
    line(mouth, 'M90 120q9 6 17 1'),
    frames ? line(frames, glasses) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${shapes.join('')}</svg>`;
}

function plane(fill: string, path: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

function line(stroke: string, path: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="3" d="${path}"/>`;
}
