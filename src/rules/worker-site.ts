/** What the service worker knows of the site it works for: the first line of `sw.js` puts it at `self.helios`. */
export interface WorkerSite {
  /** The site's `webpackCompilationHash`: pages of another build are not kept. */
  readonly build: string;
  readonly pathPrefix: string;
  /** The urlCode whose offline page stands in where the address has none of its own. */
  readonly defaultLocale: string;
  /** By urlCode, where its offline page stands. */
  readonly offline: Readonly<Record<string, string>>;
  /** Pathnames of what every offline page needs: the boot script, the font. */
  readonly shell: readonly string[];
}

/** The offline page of each locale, as the path after it. */
export const offlinePath = '/offline';
