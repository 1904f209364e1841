import { splitOutside } from './css-text.ts';

export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

export function parseDeclarations(body: string): Declaration[] {
  return splitOutside(body, ';').map((text) => {
    const colon = text.indexOf(':');
    const value = text.slice(colon + 1).trim();
    const isImportant = /!\s*important$/.test(value);
    return { property: text.slice(0, colon).trim(), value: value.replace(/\s*!\s*important$/, ''), isImportant };
  });
}

/** True if two properties can set the same thing, such as `margin` and `margin-left`. In doubt it is true. */
export function doOverlap(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.startsWith('--') || b.startsWith('--')) return false;
  const [ones, others] = [longhandsOf(a), longhandsOf(b)];
  return ones.some((one) => others.some((other) => isPartOf(one, other) || isPartOf(other, one)));
}

function isPartOf(longhand: string, shorthand: string): boolean {
  return longhand === shorthand || longhand.startsWith(`${shorthand}-`);
}

/**
 * The properties that a shorthand sets. Properties whose names begin with the shorthand's are left out, because names
 * are compared too: `font` includes `font-size`.
 */
function longhandsOf(property: string): readonly string[] {
  const bare = property.replace(/^-(?:webkit|moz|ms)-/, '');
  const [, box = '', boxSide = ''] = /^(margin|padding|inset|scroll-margin|scroll-padding)(?:-(.+))?$/.exec(bare) ?? [];
  if (box) return sidesOf(boxSide).map((side) => `${box}-${side}`);
  const border = /^border(?:-(top|right|bottom|left|block|inline)(-start|-end)?)?(?:-(color|style|width))?$/.exec(bare);
  if (!border) return shorthands[bare] ?? [bare];
  const [, side = '', end = '', aspect] = border;
  const aspects = aspect ? [aspect] : ['color', 'style', 'width'];
  return sidesOf(side + end).flatMap((each) => aspects.map((name) => `border-${each}-${name}`));
}

/**
 * The physical sides of a logical side. The site's languages are written from left to right, in lines from top to
 * bottom.
 */
function sidesOf(side: string): readonly string[] {
  return sides[side] ?? [side];
}

const sides: Readonly<Record<string, readonly string[]>> = {
  '': ['top', 'right', 'bottom', 'left'],
  block: ['top', 'bottom'],
  inline: ['left', 'right'],
  'block-start': ['top'],
  'block-end': ['bottom'],
  'inline-start': ['left'],
  'inline-end': ['right'],
};

const shorthands: Readonly<Record<string, readonly string[]>> = {
  top: ['inset-top'],
  right: ['inset-right'],
  bottom: ['inset-bottom'],
  left: ['inset-left'],
  'inline-size': ['width'],
  'block-size': ['height'],
  'min-inline-size': ['min-width'],
  'min-block-size': ['min-height'],
  'max-inline-size': ['max-width'],
  'max-block-size': ['max-height'],
  font: ['font', 'line-height'],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  overflow: ['overflow-x', 'overflow-y'],
  gap: ['row-gap', 'column-gap'],
  columns: ['column-width', 'column-count'],
  'place-items': ['align-items', 'justify-items'],
  'place-content': ['align-content', 'justify-content'],
  'place-self': ['align-self', 'justify-self'],
  'grid-area': ['grid-row', 'grid-column'],
  'white-space': ['white-space-collapse', 'text-wrap-mode'],
  'text-wrap': ['text-wrap-mode', 'text-wrap-style'],
  'border-top-left-radius': ['border-radius-top-left'],
  'border-top-right-radius': ['border-radius-top-right'],
  'border-bottom-right-radius': ['border-radius-bottom-right'],
  'border-bottom-left-radius': ['border-radius-bottom-left'],
  'border-start-start-radius': ['border-radius-top-left'],
  'border-start-end-radius': ['border-radius-top-right'],
  'border-end-end-radius': ['border-radius-bottom-right'],
  'border-end-start-radius': ['border-radius-bottom-left'],
};
