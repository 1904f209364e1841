/** What the browser's code knows of the site it runs on. It is part of the boot script, which is made for one site. */
export interface RuntimeSite {
  readonly pathPrefix: string;
  /** Source of the regular expression of paths whose links stay plain anchors: see `patternSource`. */
  readonly plainAnchors: string;
  readonly redirects: readonly RuntimeRedirect[];
  /** A script that does away with the service worker need not be registered. */
  readonly hasServiceWorker: boolean;
}

/** As a host has it: a `*` at the end of `from` stands for any text, `:splat` in `to` for what that was. */
export interface RuntimeRedirect {
  readonly from: string;
  readonly to: string;
}
