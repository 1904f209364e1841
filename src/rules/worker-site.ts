/** The values of a site that its service worker uses. The first line of `sw.js` assigns them to `self.helios`. */
export interface WorkerSite {
  /** The site's build hash. Pages of other builds are not cached. */
  readonly build: string;
  readonly pathPrefix: string;
  /** The URL code whose offline page answers addresses without a locale. */
  readonly defaultLocale: string;
  /** Pathnames of the offline pages, by URL code. */
  readonly offline: Readonly<Record<string, string>>;
  /** Pathnames of the files that every offline page needs: boot script and font. */
  readonly shell: readonly string[];
}

/** Path of the offline page after the locale, the same in all locales. */
export const offlinePath = '/offline';
