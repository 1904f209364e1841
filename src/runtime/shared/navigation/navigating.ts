/** Handle to the client-side navigation of the page. */
export interface Navigating {
  /** Pathname of the page before the one that is shown; of that one itself if it was the first. */
  previous(): string;
  /** From here on the browser loads each page itself: there is a new version, or something is missing. */
  stop(): void;
}
