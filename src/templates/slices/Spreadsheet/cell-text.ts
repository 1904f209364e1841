import type { Cell } from '../../../islands/kit/spreadsheet/workbook.ts';

/**
 * A cell as a spreadsheet program of the language shows it: `1,450.00`, `£2,250.00`, `20.0%`, `15/01/2027`. The
 * function knows the number formats of `number-formats.ts` and those of whole sums.
 */
export function cellText(cell: Cell, htmlLang: string): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return cell.text;
    case 'date':
      return dateText(Date.parse(cell.iso), cell.iso, cell.format);
    case 'number':
      return numberText(cell.value, cell.format, htmlLang);
    case 'formula':
      return typeof cell.result === 'string' ? cell.result : numberText(cell.result, cell.format, htmlLang);
  }
}

/** The number of 1 January 1970 in Excel's calendar. */
const epochDay = 25_569;

function numberText(value: number, format: string, htmlLang: string): string {
  if (format.includes('yyyy')) return dateText((value - epochDay) * 86_400_000, '', format);
  const key = `${htmlLang} ${format}`;
  const writer = writers.get(key) ?? createWriter(format, htmlLang);
  writers.set(key, writer);
  return writer(value);
}

type WriteNumber = (value: number) => string;

/** The functions for the formats so far. Each has an `Intl` object, which takes far longer to make than to use. */
const writers = new Map<string, WriteNumber>();

function createWriter(format: string, htmlLang: string): WriteNumber {
  if (format === 'General') {
    const plain = new Intl.NumberFormat(htmlLang, { useGrouping: false });
    return (value) => plain.format(value);
  }
  const decimals = /\.(0*)(#*)/.exec(format);
  const minimumFractionDigits = decimals?.[1]?.length ?? 0;
  const number = new Intl.NumberFormat(htmlLang, {
    minimumFractionDigits,
    maximumFractionDigits: minimumFractionDigits + (decimals?.[2]?.length ?? 0),
    style: format.includes('%') ? 'percent' : 'decimal',
    useGrouping: 'always',
  });
  const [, before = '', , after = ''] = /^(?:"([^"]*)")?([^"]*)(?:"([^"]*)")?$/.exec(format) ?? [];
  return (value) => `${before}${number.format(value)}${after}`;
}

/** Formats a moment with a format such as `dd\.mm\.yyyy`. Returns `text` unchanged if the moment is invalid. */
function dateText(moment: number, text: string, format: string): string {
  if (Number.isNaN(moment)) return text;
  const [year = '', month = '', day = ''] = new Date(moment).toISOString().slice(0, 10).split('-');
  return format.replaceAll('\\', '').replace('dd', day).replace('mm', month).replace('yyyy', year);
}
