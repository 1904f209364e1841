import { fillIn } from '../../../../rules/fill-in.ts';
import type { Paper } from '../paper.ts';
import { styles } from '../styles.ts';
import { layOutBlock } from './blocks.ts';
import type { Setting } from './laid.ts';
import { lines } from './lines.ts';
import type { Measure } from './measure.ts';
import { type Page, paginate } from './paginate.ts';
import { moved } from './piece.ts';
import { type Tag, tag } from './tag.ts';
import { pixelsOf } from './units.ts';

/** A paper on its pages. Everything is placed in CSS pixels from the page's top left corner. */
export interface LaidPaper {
  readonly pages: readonly Page[];
  readonly structure: Tag;
  /** The size of each page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The space between blocks, in CSS pixels (`.sheet`). */
const blockGap = 24;
/** The margin of the pages, which `base.css` gives to printed ones. */
const marginMm = 16;
/** The distance between the page number and the page's lower edge. */
const numberMm = 7;

/** Lays out a paper as the browser prints the preview. Where there are several pages, each has its number. */
export function layOut(paper: Paper, measure: Measure): LaidPaper {
  const { widthMm, heightMm } = sizeFor(paper.htmlLang);
  const [width, height, margin] = [pixelsOf(widthMm), pixelsOf(heightMm), pixelsOf(marginMm)];
  const setting = { width: width - 2 * margin, htmlLang: paper.htmlLang, measure };
  const laid = paper.blocks.map((block) => layOutBlock(block, setting));
  const pieces = laid.flatMap(({ pieces: [first, ...rest] }) => (first ? [{ ...first, gap: blockGap }, ...rest] : []));
  const pages = paginate(pieces, height - 2 * margin);
  const top = height - pixelsOf(numberMm) - styles.page.size * styles.page.lineHeight;
  return {
    pages: pages.map((items, index) => [
      ...moved(items, { x: margin, y: margin }),
      ...moved(pageNumber(paper, { page: index + 1, pages: pages.length }, setting), { x: margin, y: top }),
    ]),
    structure: tag(
      'Document',
      laid.map((each) => each.tag),
    ),
    width,
    height,
  };
}

function pageNumber({ pageText }: Paper, { page, pages }: { page: number; pages: number }, setting: Setting): Page {
  if (pages === 1) return [];
  const text = fillIn(pageText, { page: String(page), pages: String(pages) });
  return lines(text, { style: styles.page, tag: undefined, align: 'end' }, setting).items;
}

/** The paper that offices of a country have: Letter in the United States and Canada, A4 elsewhere. */
function sizeFor(htmlLang: string) {
  const isLetter = /-(?:US|CA)$/.test(htmlLang);
  return isLetter ? { widthMm: 215.9, heightMm: 279.4 } : { widthMm: 210, heightMm: 297 };
}
