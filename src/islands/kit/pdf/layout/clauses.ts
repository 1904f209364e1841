import type { Clauses } from '../paper.ts';
import { styles } from '../styles.ts';
import type { Laid, Setting } from './laid.ts';
import { lines } from './lines.ts';
import { type Piece, sideBySide } from './piece.ts';
import { type Tag, tag } from './tag.ts';

/**
 * Lengths from the style sheet of the policy's paper, in CSS pixels: the width of the column of numbers, and the space
 * between sections, below headings and between clauses.
 */
const list = { numbers: 28, section: 20, heading: 4, clause: 6 };

/** Lays out numbered sections. A heading stays on the page of its first clause. */
export function layOutClauses({ sections }: Clauses, setting: Setting): Laid {
  const laid = sections.map(({ heading, clauses }, index) => {
    const number = String(index + 1);
    const headingTag = tag('H2');
    const head = numbered(
      { number, text: heading, kind: 'section', numberTag: headingTag, textTag: headingTag },
      setting,
    );
    const written = clauses.map((clause, place) => clauseOf(`${number}.${place + 1}`, clause, setting));
    return {
      pieces: [
        { ...head, gap: index === 0 ? 0 : list.section, height: head.height + list.heading, staysWithNext: true },
        ...written.map(({ piece }, place) => ({ ...piece, gap: place === 0 ? 0 : list.clause })),
      ],
      tags: [
        headingTag,
        {
          ...tag(
            'L',
            written.map((each) => each.tag),
          ),
          isNumbered: true,
        },
      ],
    };
  });
  return {
    pieces: laid.flatMap(({ pieces }) => pieces),
    tag: tag(
      'Div',
      laid.flatMap(({ tags }) => tags),
    ),
  };
}

function clauseOf(number: string, text: string, setting: Setting): { piece: Piece; tag: Tag } {
  const [numberTag, textTag] = [tag('Lbl'), tag('LBody')];
  const piece = numbered({ number, text, kind: 'plain', numberTag, textTag }, setting);
  return { piece, tag: tag('LI', [numberTag, textTag]) };
}

interface NumberedText {
  readonly number: string;
  readonly text: string;
  readonly kind: 'section' | 'plain';
  readonly numberTag: Tag;
  readonly textTag: Tag;
}

/** A number, and a text beside it. */
function numbered({ number, text, kind, numberTag, textTag }: NumberedText, setting: Setting): Piece {
  const numberStyle = kind === 'section' ? styles.section : styles.number;
  return sideBySide([
    { x: 0, piece: lines(number, { style: numberStyle, tag: numberTag }, { ...setting, width: list.numbers }) },
    {
      x: list.numbers,
      piece: lines(text, { style: styles[kind], tag: textTag }, { ...setting, width: setting.width - list.numbers }),
    },
  ]);
}
