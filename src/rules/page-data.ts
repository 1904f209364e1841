import type { SplitTest } from './split-test.ts';

/**
 * The file `page-data/{path}/page-data.json`, from which the browser changes to a page without a reload (docs/contract.md,
 * section 7.4). The format is Gatsby's; `result` is Helios's own.
 */
export interface PageData {
  /** The type of the page's document. */
  readonly componentChunkName: string;
  /** The page's own pathname. On wildcard pages and error pages it differs from the requested address. */
  readonly path: string;
  /** The pattern of addresses that a wildcard page answers: `{path}/*`. Absent for other pages. */
  readonly matchPath?: string;
  /** The build hash of the page: the version of the code that rendered it. */
  readonly webpackCompilationHash: string;
  /** Names of the shared files in `page-data/sq/d/` that the page needs. */
  readonly staticQueryHashes: readonly string[];
  readonly result: PageResult;
}

/** The parts of a page that it does not share with other pages. `head`, `banner` and `main` are trusted markup. */
export interface PageResult {
  /** Markup of the elements in `<head>` that differ from page to page. */
  readonly head: string;
  /** The notification above the header, or an empty text. */
  readonly banner: string;
  /** Markup: the main part, the links to other locales, and the SVG symbols of the icons in both. */
  readonly main: string;
  /** Name of the shared file with `{ data: StylesData }`. */
  readonly styles: string;
  /** Name of the shared file with `{ data: ShellData }`. Pages with the same shell have the same name. */
  readonly shell: string;
  /** The origins of images and players that the page's CSP allows, as the CSP names them: `https://player.vimeo.com`. */
  readonly sources: readonly string[];
  /** The id of the partner whose integration the page presents. Absent on all other pages. */
  readonly partner?: string;
}

/** The rules of a page's stylesheet. */
export interface StylesData {
  readonly styles: string;
}

/** The shell around a page, with an empty element for the page and one for its banner. */
export interface ShellData {
  readonly html: string;
}

/** The file `page-data/app-data.json`. An open page loads it to learn whether the site has a new version. */
export interface AppData {
  readonly webpackCompilationHash: string;
  /** The patterns of addresses that wildcard pages answer: `{path}/*` for each wildcard page. */
  readonly matchPaths: readonly string[];
  /**
   * Names of the shared files with `{ data: RedirectsData }`, by URL code. A locale without redirects has no file, and
   * an older release has none at all. A browser loads the file only when an address has no page, so that other visits
   * pay nothing for redirects.
   */
  readonly redirects?: Readonly<Record<string, string>>;
  /** The split tests that editors have defined. Absent in older releases. */
  readonly splitTests?: readonly SplitTest[];
  /** The texts of the site's scripts, by URL code. */
  readonly strings: Readonly<Record<string, RuntimeStrings>>;
}

/**
 * The redirects of a locale's addresses, in the order in which hosts look for a rule: the first rule that matches is
 * applied.
 */
export interface RedirectsData {
  /** `*` at the end of `from` matches any text, and `:splat` in `to` inserts that text. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
}

export interface RuntimeStrings {
  /** Screen readers announce this text after a page change. Scripts replace `{title}` by the name of the page. */
  readonly navigated: string;
  /** Screen readers announce this text while a page change takes long. */
  readonly loading: string;
}

/** Pathname of a shared file: `/helios/page-data/sq/d/3f2a….json`. */
export function sharedDataPathname(pathPrefix: string, name: string): string {
  return `${pathPrefix}/page-data/sq/d/${name}.json`;
}
