import { z } from 'zod';
import { choose, isObject, should, shown } from './fault.ts';

/**
 * Creates the schema of an image field: an empty field in any of
 * Prismic's forms, or an image with the thumbnails of its model.
 */
export function imageSchema(label: string, thumbnails: readonly string[]): z.ZodType {
  const filled = filledImageSchema(label, thumbnails);
  return choose((value) => {
    if (!isObject(value)) return { misfit: `"${label}" should be an image, but it is ${shown(value)}.` };
    return value.url === undefined || value.url === null ? undefined : filled;
  });
}

/** Creates the schema of an image field that is not empty. */
export function filledImageSchema(label: string, thumbnails: readonly string[]): z.ZodType {
  const side = z
    .number(should(`${label}: size`, 'be a number of pixels'))
    .nonnegative(should(`${label}: size`, 'be a number of pixels'));
  const image = z.looseObject({
    url: z.url(should(`${label}: address`, 'be an address')),
    alt: z.string(should(`${label}: alternative text`, 'be a text')).nullable(),
    dimensions: z.looseObject({ width: side, height: side }, should(`${label}: size`, 'have a width and a height')),
  });
  return image.extend(
    Object.fromEntries(thumbnails.map((name) => [name, imageSchema(`${label}: ${name}`, []).optional()])),
  );
}
