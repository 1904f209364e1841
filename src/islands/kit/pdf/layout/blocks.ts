import type { Block, Columns, Foot } from '../paper.ts';
import { ink, styles, type TextStyle } from '../styles.ts';
import { layOutClauses } from './clauses.ts';
import { layOutFacts } from './facts.ts';
import { layOutFigure } from './figure.ts';
import type { Laid, Setting } from './laid.ts';
import { lines, rule } from './lines.ts';
import { layOutPhoto } from './photo.ts';
import { moved, type Piece, piece, sideBySide, stacked } from './piece.ts';
import { layOutSums } from './sums.ts';
import { layOutTable } from './table.ts';
import { type Tag, tag } from './tag.ts';

/** The least width of a column, and the space between columns (`.columns`). */
const column = { least: 180, gap: 16 };
/** The space above the foot's text, and between its parts (`.foot`). */
const foot = { top: 12, gap: 8, border: 1 };

/** Lays out a block. */
export function layOutBlock(block: Block, setting: Setting): Laid {
  switch (block.type) {
    case 'title':
      return textOf(block.text, styles.title, tag('H1'), setting);
    case 'heading':
      return textOf(block.text, styles.heading, tag('H2'), setting);
    case 'text':
      return textOf(block.text, styles[block.tone], tag('P'), setting);
    case 'columns':
      return layOutColumns(block, setting);
    case 'facts':
      return layOutFacts(block, setting);
    case 'table':
      return layOutTable(block, setting);
    case 'sums':
      return layOutSums(block, setting);
    case 'foot':
      return layOutFoot(block, setting);
    case 'clauses':
      return layOutClauses(block, setting);
    case 'figure':
      return layOutFigure(block, setting);
    case 'photo':
      return layOutPhoto(block, setting);
  }
}

function textOf(text: string, style: TextStyle, itsTag: Tag, setting: Setting): Laid {
  const staysWithNext = itsTag.role !== 'P';
  return { pieces: [{ ...lines(text, { style, tag: itsTag }, setting), staysWithNext }], tag: itsTag };
}

/** Columns of equal width, as many in a row as fit. Each row is one piece. */
function layOutColumns({ columns }: Columns, setting: Setting): Laid {
  const most = Math.max(1, Math.floor((setting.width + column.gap) / (column.least + column.gap)));
  const count = Math.min(most, columns.length);
  const width = (setting.width - (count - 1) * column.gap) / count;
  const laid = columns.map((blocks) => blocks.map((block) => layOutBlock(block, { ...setting, width })));
  const cells = laid.map((blocks) => stacked(blocks.flatMap(({ pieces }) => pieces)));
  const rows: Piece[] = [];
  for (let first = 0; first < cells.length; first += count) {
    const row = cells.slice(first, first + count);
    const placed = row.map((cell, place) => ({ x: place * (width + column.gap), piece: cell }));
    rows.push({ ...sideBySide(placed), gap: column.gap });
  }
  return {
    pieces: rows,
    tag: tag(
      'Div',
      laid.flat().map((each) => each.tag),
    ),
  };
}

/** Lays out the foot: it has a line above it, and stays together on one page. */
function layOutFoot({ blocks }: Foot, setting: Setting): Laid {
  const laid = blocks.map((block) => layOutBlock(block, setting));
  const parts = laid.flatMap(({ pieces }) =>
    pieces.map((each, index) => ({ ...each, gap: index === 0 ? foot.gap : each.gap })),
  );
  const content = stacked(parts);
  const top = foot.border + foot.top;
  const whole = piece(top + content.height, [
    rule(0, setting.width, ink.rule),
    ...moved(content.items, { x: 0, y: top }),
  ]);
  return {
    pieces: [whole],
    tag: tag(
      'Div',
      laid.map((each) => each.tag),
    ),
  };
}
