/** Controls the page changes that scripts carry out. */
export interface Navigating {
  /** Pathname of the shown page. While the next page loads, the address is the next page's already. */
  shown(): string;
  /** Pathname of the previous page. On the first page, the pathname of the first page itself. */
  previous(): string;
  /**
   * Ends page changes by script: from then on the browser loads each page. Called after an update of the site, or if
   * page data is missing.
   */
  stop(): void;
  /** Carries out later page changes by the transition. Until then a page changes without one. */
  changeBy(transition: Transition): void;
}

/** Calls `update`, which changes the page. Resolves when the page has changed. */
export type Transition = (update: () => void) => Promise<void>;

/** The page loads of a browser without the Navigation API: it loads each page by itself. */
export interface PlainLoads {
  /** The address of another page of the site, with the parameters of the visit so far. */
  carry(address: URL): URL;
}

/** The page changes of a browser without the Navigation API: scripts change no page, so nothing is controlled. */
export const noPageChanges: Navigating = {
  shown: () => location.pathname,
  previous: () => location.pathname,
  stop() {},
  changeBy() {},
};
