import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A line of a page in a PDF: its text without spaces, and its place in millimetres from the top left. */
export interface PdfLine {
  readonly page: number;
  readonly text: string;
  /** Where its first letter begins and its last one ends. */
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** The lines of a PDF from top to bottom. What stands beside each other, as in a table, is one line. */
export async function pdfLines(bytes: Uint8Array): Promise<PdfLine[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => linesIn(await pdf.getPage(index + 1)));
  return (await Promise.all(pages)).flat();
}

/**
 * Says where two PDFs of the same sheet differ by more than a millimetre: in the place of a line, or in the end of a line
 * of figures. The ends of other lines differ, because browsers round the widths of letters. Lines that only one of them
 * has are a difference, too.
 */
export function differences(lines: readonly PdfLine[], others: readonly PdfLine[]): string[] {
  return Array.from({ length: Math.max(lines.length, others.length) }, (_, index) => {
    const [line, other] = [lines[index], others[index]];
    if (!line || !other || line.text !== other.text) return [`${line?.text} is ${other?.text}`];
    const isFigure = /\d$/.test(line.text);
    const sides = ['page', 'left', 'baseline', ...(isFigure ? ['right' as const] : [])] as const;
    return sides
      .filter((side) => Math.abs(line[side] - other[side]) > toleranceMm)
      .map((side) => `${line.text}: ${side} ${line[side]} is ${other[side]}`);
  }).flat();
}

/** Less than one, so that another page is a difference. */
const toleranceMm = 0.99;
const mmPerPoint = 25.4 / 72;
/** Baselines that are nearer to each other than this, in points, are those of one line. */
const sameLine = 2;

interface Part {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

async function linesIn(page: PDFPageProxy): Promise<PdfLine[]> {
  const { items } = await page.getTextContent();
  const [, , , height = 0] = page.view;
  const parts = items.flatMap((item): Part[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform as number[];
    return [{ text: item.str, x: x ?? 0, y: height - (y ?? 0), width: item.width }];
  });
  const lines: Part[][] = [];
  for (const part of parts.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last?.[0] && part.y - last[0].y < sameLine) last.push(part);
    else lines.push([part]);
  }
  return lines.map((line) =>
    lineOf(
      line.toSorted((a, b) => a.x - b.x),
      page.pageNumber,
    ),
  );
}

function lineOf(parts: readonly Part[], page: number): PdfLine {
  const text = parts
    .map((part) => part.text)
    .join('')
    .replace(/\s/g, '');
  const [first, last] = [parts[0], parts.at(-1)];
  return {
    page,
    text,
    left: (first?.x ?? 0) * mmPerPoint,
    right: ((last?.x ?? 0) + (last?.width ?? 0)) * mmPerPoint,
    baseline: (first?.y ?? 0) * mmPerPoint,
  };
}
