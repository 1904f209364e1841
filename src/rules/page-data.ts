/**
 * `page-data/{path}/page-data.json`: a page as the browser takes it when it changes pages itself (SPEC section 7). The
 * layout is Gatsby's; `result` is ours.
 */
export interface PageData {
  /** The type of the page's document. */
  readonly componentChunkName: string;
  /** The page's own pathname: for wildcard pages and error pages not the address that was asked for. */
  readonly path: string;
  /** Only wildcard pages: `{path}/*`. */
  readonly matchPath?: string;
  /** The version of the code that made the page. */
  readonly webpackCompilationHash: string;
  /** Names of the shared files the page needs, of those below `page-data/sq/d/`. */
  readonly staticQueryHashes: readonly string[];
  readonly result: PageResult;
}

/** What of a page is its own. All texts are markup that may be put into a document as it stands. */
export interface PageResult {
  /** The elements of the head that change from page to page. */
  readonly head: string;
  /** The notification above the header, or nothing. */
  readonly banner: string;
  /** The main part, the way to other locales, the drawings of their icons. */
  readonly main: string;
  /** Shared file of `{ data: StylesData }`. */
  readonly styles: string;
  /** Shared file of `{ data: ShellData }`; pages around which the same shell stands name the same. */
  readonly shell: string;
  /** What the page's policy lets in beside its own host, as the policy has it: `https://player.vimeo.com`. */
  readonly sources: readonly string[];
}

/** The rules of a page's stylesheet. */
export interface StylesData {
  readonly styles: string;
}

/** What stands around a page, with an empty slot for the page and one for its banner. */
export interface ShellData {
  readonly html: string;
}

/** `page-data/app-data.json`: what an open page asks to learn whether the site's code is still its own. */
export interface AppData {
  readonly webpackCompilationHash: string;
  /** `{path}/*` of every wildcard page. */
  readonly matchPaths: readonly string[];
  /** By urlCode, what the browser's own code says. */
  readonly strings: Readonly<Record<string, RuntimeStrings>>;
}

export interface RuntimeStrings {
  /** Said after a change of page; `{title}` stands for the page's. */
  readonly navigated: string;
  /** Said while a page takes long. */
  readonly loading: string;
}

/** Where shared data stands: `/helios/page-data/sq/d/3f2a….json`. */
export function sharedDataPathname(pathPrefix: string, name: string): string {
  return `${pathPrefix}/page-data/sq/d/${name}.json`;
}
