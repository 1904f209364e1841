/** The data of a page that the site search uses. */
export interface SearchEntry {
  /** Address of the page, as its links have it: `/helios/en/pricing`. */
  readonly href: string;
  /** The title of the page, without the name of the site. */
  readonly title: string;
  /** The page's own name in its breadcrumbs: `Pricing`. Absent if it is the title, and for the home page. */
  readonly name?: string;
  readonly description: string;
  /** The page's headings of the first and second level. */
  readonly headings: readonly string[];
  /** Words that the page does not contain but that visitors may type: `receipt, refund`. */
  readonly words?: string;
  /** What the menus of header and footer call the page: `Receipts`. Absent if it is in none. */
  readonly labels?: readonly string[];
  /**
   * The name of the page above this one in its breadcrumbs: `Customers`. Absent if the home page or no page is above
   * this one.
   */
  readonly section?: string;
  /** True if the page is a job. Jobs are listed below all other pages that are found. */
  readonly isJob?: true;
}

/** The file `search/{urlCode}.json`: the indexable pages of a locale, in the order of their addresses. */
export interface SearchIndex {
  readonly pages: readonly SearchEntry[];
  /** The addresses of the pages that are offered when nothing is found. All of them are among `pages`. */
  readonly ways: readonly string[];
}

/**
 * Pathname of a locale's search index: `/helios/search/en.json`. The name has no hash, so that an edited page does not
 * change every page of its locale.
 */
export function searchIndexPathname(pathPrefix: string, urlCode: string): string {
  return `${pathPrefix}/search/${urlCode}.json`;
}
