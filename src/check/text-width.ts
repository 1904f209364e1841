/**
 * The widths of Arial's characters from the space to the tilde, in thousandths of the font size. Arial has the widths of
 * Helvetica, whose metrics Adobe publishes.
 */
const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Characters outside of ASCII that have no letter of ASCII as their base. */
const others: Readonly<Record<string, number>> = {
  ß: 611,
  æ: 889,
  Æ: 1000,
  ø: 611,
  Ø: 778,
  œ: 944,
  Œ: 1000,
  ł: 222,
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '„': 333,
  '…': 1000,
  '—': 1000,
  '·': 278,
  '\u00a0': 278,
  '\u202f': 278,
};

/** The width of most characters that are not ASCII: that of a digit, in thousandths of the font size. */
const usualWidth = 556;

/** Measures a text in Arial, the font of search results, in CSS pixels. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text) width += ascii[character.charCodeAt(0) - 32] ?? widthOfOther(character);
  return (width * fontSize) / 1000;
}

/**
 * The width of a character outside of ASCII: for most letters the width of the letter without its accents, which take
 * no room.
 */
function widthOfOther(character: string): number {
  return others[character] ?? ascii[character.normalize('NFD').charCodeAt(0) - 32] ?? usualWidth;
}
