/** Facts about the site that its scripts contain: they are bundled for one site. */
export interface RuntimeSite {
  readonly pathPrefix: string;
  /** Source of the regular expression of paths whose links stay plain anchors: see `patternSource`. */
  readonly plainAnchors: string;
  readonly redirects: readonly RuntimeRedirect[];
  /** False if the site has retired its service worker: then none is registered. */
  readonly hasServiceWorker: boolean;
}

/** In the form of hosts: `*` at the end of `from` matches any text, and `:splat` in `to` is replaced by that text. */
export interface RuntimeRedirect {
  readonly from: string;
  readonly to: string;
}
