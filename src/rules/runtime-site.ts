/** The values of a site that its scripts use. They are bundled into the boot script, which belongs to one site. */
export interface RuntimeSite {
  readonly pathPrefix: string;
  /**
   * Source of a regular expression, made by `patternSource`. Links to pathnames that match it are opened with a reload.
   */
  readonly plainAnchors: string;
  /** True if scripts register `sw.js`; false if `sw.js` only removes an earlier service worker. */
  readonly hasServiceWorker: boolean;
}
