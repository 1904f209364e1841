import type { Finding } from '../../site/finding.ts';
import type { OriginalImage } from './original-images.ts';

const failures = { 'missing-image': "can't fetch", 'invalid-image': "can't read" } as const;

/** The findings for an original of which no file can be made. */
export function failuresFor(original: OriginalImage, code: keyof typeof failures, error: unknown): Finding[] {
  return atPlaces(original, {
    code,
    severity: 'error',
    message: `Helios ${failures[code]} the image ${original.address}: ${text(error).replace(/\.?$/, '.')}`,
    hint: 'Choose another file in this field. An image is a JPEG, PNG, WebP, AVIF, GIF or SVG of at most 40 megapixels.',
  });
}

/** The findings for an animated original, of which the site shows one frame. */
export function lostAnimations(original: OriginalImage): Finding[] {
  return atPlaces(original, {
    code: 'animated-image',
    severity: 'warning',
    message: `The image ${original.address} is animated. The site shows its first frame alone.`,
    hint: 'Choose a still image, or show the animation in a Video slice.',
  });
}

/** One finding for each place in the content that uses the image, or one without a place if only a template uses it. */
function atPlaces({ places }: OriginalImage, finding: Finding): Finding[] {
  return places.length === 0 ? [finding] : places.map((document) => ({ ...finding, document }));
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
