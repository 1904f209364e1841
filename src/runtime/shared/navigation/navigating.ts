/** Controls the page changes that scripts carry out. */
export interface Navigating {
  /** Pathname of the previous page. On the first page, the pathname of the first page itself. */
  previous(): string;
  /**
   * Ends page changes by script: from then on the browser loads each page. Called after an update of the site, or if
   * page data is missing.
   */
  stop(): void;
}
