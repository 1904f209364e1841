/** Controls the page changes that scripts carry out. */
export interface Navigating {
  /** Pathname of the previous page, or of the page that is shown if it is the first. */
  previous(): string;
  /** Ends page changes by script: from then on the browser loads each page. Called after an update or if data is missing. */
  stop(): void;
}
