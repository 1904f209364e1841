/**
 * `page-data/{path}/page-data.json`: a page in the form in which the browser loads it for a page change (SPEC section 7).
 * The layout is Gatsby's; `result` is ours.
 */
export interface PageData {
  /** The type of the page's document. */
  readonly componentChunkName: string;
  /** The page's own pathname. Wildcard pages and error pages are shown at other addresses too. */
  readonly path: string;
  /** Only wildcard pages: `{path}/*`. */
  readonly matchPath?: string;
  /** The version of the code that made the page. */
  readonly webpackCompilationHash: string;
  /** Names of the shared files below `page-data/sq/d/` that the page needs. */
  readonly staticQueryHashes: readonly string[];
  readonly result: PageResult;
}

/** The parts of a page that are not in its shell. All texts are markup, ready to be inserted. */
export interface PageResult {
  /** The elements of the head that change from page to page. */
  readonly head: string;
  /** The notification above the header, or nothing. */
  readonly banner: string;
  /** The main part, the way to other locales, the drawings of their icons. */
  readonly main: string;
  /** Shared file of `{ data: StylesData }`. */
  readonly styles: string;
  /** Shared file of `{ data: ShellData }`; pages in the same shell have the same name here. */
  readonly shell: string;
  /** Hosts besides its own that the page's policy allows: `https://player.vimeo.com`. */
  readonly sources: readonly string[];
}

/** The rules of a page's stylesheet. */
export interface StylesData {
  readonly styles: string;
}

/** The markup around a page, with an empty slot for the page and one for its banner. */
export interface ShellData {
  readonly html: string;
}

/** `page-data/app-data.json`: an open page loads it to learn whether the site still has the same build. */
export interface AppData {
  readonly webpackCompilationHash: string;
  /** `{path}/*` of every wildcard page. */
  readonly matchPaths: readonly string[];
  /** Texts of the browser's scripts, by urlCode. */
  readonly strings: Readonly<Record<string, RuntimeStrings>>;
}

export interface RuntimeStrings {
  /** Announced after a page change; `{title}` is replaced by the page's title. */
  readonly navigated: string;
  /** Announced while a page takes long to load. */
  readonly loading: string;
}

/** Pathname of a shared file: `/helios/page-data/sq/d/3f2a….json`. */
export function sharedDataPathname(pathPrefix: string, name: string): string {
  return `${pathPrefix}/page-data/sq/d/${name}.json`;
}
