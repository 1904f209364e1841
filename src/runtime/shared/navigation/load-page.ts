import type { BodyDataset } from '../../../rules/markup.ts';
import {
  type AppData,
  type PageData,
  type RuntimeStrings,
  type ShellData,
  type StylesData,
  sharedDataPathname,
} from '../../../rules/page-data.ts';
import { pageDataPathname, stripTrailingSlash } from '../../../rules/pathname.ts';
import { localeRoot } from './addresses.ts';
import { type JsonAnswer, loadJson } from './load-json.ts';
import { createMemory } from './memory.ts';

/** A page and its styles, ready to be shown. */
export interface LoadedPage {
  readonly data: PageData;
  /** The page's style sheet. Pages with the same styles share one style sheet. */
  readonly sheet: CSSStyleSheet;
}

/** A page that the site's redirects have moved. */
export interface MovedPage {
  /**
   * The target of the redirect at `address`. It takes query and fragment of `address`, unless the target has its own.
   */
  movedTo(address: string): string;
}

/** Finds what answers an address without page data. Undefined if the browser should load the address. */
export type FindInstead = (missing: {
  readonly pathname: string;
  /** The status of the answer to the request for the page data. */
  readonly status: number;
  readonly app: AppData | undefined;
}) => Promise<MovedPage | JsonAnswer | undefined>;

export interface PageLoader {
  /**
   * The page, wildcard page or error page that answers a pathname, or the address to which it is redirected. Undefined
   * if
   * the browser should load the address.
   */
  load(pathname: string): Promise<LoadedPage | MovedPage | undefined>;
  /** The markup of a shell, by the shell's name in page data. Undefined if the markup can't be loaded. */
  shell(name: string): Promise<string | undefined>;
  /** Requests `app-data.json`, which names the build hash of the published site. Undefined if it can't be loaded. */
  appData(): Promise<AppData | undefined>;
  /** The texts that scripts show, in the locale of a pathname. Undefined until app data has been loaded. */
  strings(pathname: string): RuntimeStrings | undefined;
}

export interface PageLoaderInput {
  readonly pathPrefix: string;
  /** The build hash of this document. Pages of other builds are not loaded. */
  readonly build: string;
  readonly request: typeof fetch;
  readonly createSheet: (rules: string) => CSSStyleSheet;
  /** Finds what answers an address. Called only for an address without page data. */
  readonly findInstead: FindInstead;
}

/**
 * The limits of each cache. 40 pages are enough for a visit and need little memory on a phone. After ten minutes a page
 * may have changed.
 */
const cacheLimits = { max: 40, maxAgeMs: 10 * 60 * 1000 };

/**
 * The longest time that a loaded page waits for the site's current build hash. After this time the page is shown
 * without a check of the current build hash.
 */
const buildHashTimeoutMs = 1000;

/** Loads pages from page data. Pages, style sheets and shells are cached for ten minutes; failures are not cached. */
export function createPageLoader({
  pathPrefix,
  build,
  request,
  createSheet,
  findInstead,
}: PageLoaderInput): PageLoader {
  const pages = createMemory<LoadedPage | MovedPage>(cacheLimits);
  const sheets = createMemory<CSSStyleSheet>(cacheLimits);
  const shells = createMemory<string>(cacheLimits);
  let app: AppData | undefined;
  let pending: Promise<AppData | undefined> | undefined;

  const appData = () => {
    // App data is requested without retries, since pages can be loaded without it.
    pending ??= loadJson(`${pathPrefix}/page-data/app-data.json`, request, 0).then(({ value }) => {
      pending = undefined;
      if (!isAppData(value)) return undefined;
      app = value;
      return value;
    });
    return pending;
  };
  const pageData = (pathname: string) => loadJson(pageDataPathname(pathPrefix, pathname), request);
  const sharedData = async (name: string): Promise<Partial<StylesData & ShellData> | undefined> => {
    const { value } = await loadJson(sharedDataPathname(pathPrefix, name), request);
    return (value as { data?: Partial<StylesData & ShellData> } | undefined)?.data;
  };
  // Parses the page's styles before the page is shown, so that the document then only has to adopt the style sheet.
  const sheet = async (name: string) => {
    const rules = (await sharedData(name))?.styles;
    return rules === undefined ? undefined : createSheet(rules);
  };
  const find = async (pathname: string): Promise<LoadedPage | MovedPage | undefined> => {
    const current = appData();
    const own = await pageData(pathname);
    const now = await Promise.race([current, pause(buildHashTimeoutMs)]);
    if (now && now.webpackCompilationHash !== build) return undefined;
    const answer = isPageData(own.value) ? own : await findInstead({ pathname, status: own.status, app });
    if (answer && 'movedTo' in answer) return answer;
    const data = answer?.value;
    if (!isPageData(data) || data.webpackCompilationHash !== build) return undefined;
    const { styles } = data.result;
    const found = await sheets.recall(styles, () => sheet(styles));
    return found && { data, sheet: found };
  };
  return {
    load(address) {
      const pathname = stripTrailingSlash(address);
      return pages.recall(pathname, () => find(pathname));
    },
    shell: (name) => shells.recall(name, async () => (await sharedData(name))?.html),
    appData,
    strings: (pathname) => app?.strings[localeRoot(pathname, pathPrefix).slice(pathPrefix.length + 1)],
  };
}

/** A page with its shell; `shell` is undefined if the document already has the page's shell. */
export interface WholePage {
  readonly page: LoadedPage;
  readonly shell: string | undefined;
}

/**
 * Loads a page and, if the document has another shell, also the page's shell. Undefined if the browser should load the
 * address.
 */
export async function loadWhole(
  pathname: string,
  { load, shell }: PageLoader,
): Promise<WholePage | MovedPage | undefined> {
  const page = await load(pathname);
  if (!page || 'movedTo' in page) return page;
  if (page.data.result.shell === (document.body.dataset as BodyDataset).shell) return { page, shell: undefined };
  const around = await shell(page.data.result.shell);
  return around === undefined ? undefined : { page, shell: around };
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

function isPageData(value: unknown): value is PageData {
  const result = isRecord(value) && value.result;
  return isRecord(result) && typeof result.main === 'string' && Array.isArray(result.sources);
}

function isAppData(value: unknown): value is AppData {
  return (
    isRecord(value) && 'webpackCompilationHash' in value && Array.isArray(value.matchPaths) && isRecord(value.strings)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
