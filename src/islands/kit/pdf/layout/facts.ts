import type { Fact, Facts } from '../paper.ts';
import { styles } from '../styles.ts';
import { naturalWidth } from './break-lines.ts';
import type { Laid, Setting } from './laid.ts';
import { blankLine, lines } from './lines.ts';
import { type Piece, sideBySide, stacked } from './piece.ts';
import { type Tag, tag } from './tag.ts';

/** The space between facts with labels beside and above them, and between a label and its value beside it (`.facts`). */
const gaps = { beside: 2, above: 12, column: 12 };

export function layOutFacts({ labels, facts }: Facts, setting: Setting): Laid {
  const widest = Math.max(0, ...facts.map(({ label }) => naturalWidth(label, styles.muted, setting.measure)));
  const labelWidth = Math.min(widest, setting.width / 2);
  const laid = facts.map((fact) =>
    labels === 'above' ? labelAbove(fact, setting) : labelBeside(fact, labelWidth, setting),
  );
  const rows = laid.map(({ piece }) => ({ ...piece, gap: gaps[labels] }));
  return {
    pieces: [stacked(rows)],
    tag: tag(
      'L',
      laid.map((each) => each.tag),
    ),
  };
}

interface LaidFact {
  readonly piece: Piece;
  readonly tag: Tag;
}

/** A label, and its value at the other side of the same line. */
function labelBeside(fact: Fact, labelWidth: number, setting: Setting): LaidFact {
  const [labelTag, valueTag] = [tag('Lbl'), tag('LBody')];
  const x = labelWidth + gaps.column;
  const label = lines(fact.label, { style: styles.muted, tag: labelTag }, { ...setting, width: labelWidth });
  const value = valuePiece(fact, valueTag, 'end', { ...setting, width: setting.width - x });
  return {
    piece: sideBySide([
      { x: 0, piece: label },
      { x, piece: value },
    ]),
    tag: tag('LI', [labelTag, valueTag]),
  };
}

/** A label, and its value below it. */
function labelAbove(fact: Fact, setting: Setting): LaidFact {
  const [labelTag, valueTag] = [tag('Lbl'), tag('LBody')];
  const label = lines(fact.label, { style: styles.muted, tag: labelTag }, setting);
  return {
    piece: stacked([label, valuePiece(fact, valueTag, 'start', setting)]),
    tag: tag('LI', [labelTag, valueTag]),
  };
}

function valuePiece({ value, tone }: Fact, valueTag: Tag, align: 'start' | 'end', setting: Setting): Piece {
  const style = styles[tone];
  return value === '' ? blankLine(style, setting.width) : lines(value, { style, tag: valueTag, align }, setting);
}
