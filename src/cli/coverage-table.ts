import type { Coverage, CoverageState } from '../check/cover-site.ts';
import type { Locale } from '../site/locale.ts';

/** The coverage of a site as a table: a column for each market, a row for each page or type of pages. */
export interface CoverageTable {
  /** The heads of the columns: URL codes. */
  readonly markets: readonly string[];
  readonly rows: readonly CoverageRow[];
}

export interface CoverageRow {
  /** `/pricing`, or `customer_case, 2 or more`. */
  readonly label: string;
  /** A cell for each market. Undefined where the market is not to have the page. */
  readonly cells: readonly (CoverageTableCell | undefined)[];
}

export interface CoverageTableCell {
  readonly state: CoverageState;
  /** One character, or a number of pages. */
  readonly sign: string;
  /** The pathname of the page. Undefined for a missing page and for a number of pages. */
  readonly pathname: string | undefined;
}

const signs: Readonly<Record<CoverageState, string>> = { there: '+', missing: '-', outdated: 'o' };

/** Arranges the coverage of the locales as a table. Rows without any of these locales are left out. */
export function coverageTable({ pages, kinds }: Coverage, locales: readonly Locale[]): CoverageTable {
  const named = pages.map(({ type, uid, path, cells }) => ({
    label: path ?? `${type} "${uid}"`,
    cells: locales.map(({ code }): CoverageTableCell | undefined => {
      const cell = cells[code];
      return cell && { state: cell.state, sign: signs[cell.state], pathname: cell.pathname ?? undefined };
    }),
  }));
  const counted = kinds.map(({ type, atLeast, pages }) => ({
    label: `${type}, ${atLeast} or more`,
    cells: locales.map(({ code }): CoverageTableCell | undefined => {
      const number = pages[code];
      if (number === undefined) return undefined;
      return { state: number < atLeast ? 'missing' : 'there', sign: `${number}`, pathname: undefined };
    }),
  }));
  const rows = [...named, ...counted].filter(({ cells }) => cells.some(Boolean));
  return { markets: locales.map(({ urlCode }) => urlCode), rows };
}

/** True if every market that is to have the page has it, and no translation is outdated. */
export function isComplete({ cells }: CoverageRow): boolean {
  return cells.every((cell) => cell === undefined || cell.state === 'there');
}
