/** The parts of the fonts that papers use: Archivo, the site's font, and Noto Sans for the scripts that Archivo lacks. */
export const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
export type Subset = (typeof subsets)[number];

/** A part of a text whose letters are in one subset. */
export interface Run {
  readonly text: string;
  readonly subset: Subset;
}

/**
 * Splits a text into runs whose characters are in one subset, after it has reduced the text to characters that fonts
 * have. A character that is in no subset counts as Latin.
 */
export function runsOf(text: string): Run[] {
  const runs: { text: string; subset: Subset }[] = [];
  for (const sign of printable(text)) {
    const last = runs.at(-1);
    const subset = subsetOf(sign) ?? 'latin';
    if (last && (last.subset === subset || isMark(sign))) last.text += sign;
    else runs.push({ text: sign, subset });
  }
  return runs;
}

/**
 * A line of text in characters that fonts have: accented letters are single characters, there are only two kinds of
 * spaces, the non-breaking hyphen is a usual one, and invisible characters are removed.
 */
function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\t\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' ')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/\u2011/g, '-')
    .replace(/\p{Cc}|\p{Cf}|\ufe0f/gu, '');
}

/** True for an accent that is a character of its own. It is set in the font of its letter. */
function isMark(sign: string): boolean {
  return /\p{M}/u.test(sign);
}

function subsetOf(sign: string): Subset | undefined {
  return subsets.find((subset) => signsIn[subset].test(sign));
}

/** The signs of each subset, from `unicode.json` of @fontsource/archivo and @fontsource/noto-sans. */
const signsIn: Readonly<Record<Subset, RegExp>> = {
  latin: /[ -\xff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/,
  'latin-ext': /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/,
  greek: /[\u0370-\u03ff]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
};
