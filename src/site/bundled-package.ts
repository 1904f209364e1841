/** An npm package of which a part reaches visitors: code in a script, or the font. */
export interface BundledPackage {
  /** The package's name: `react-dom`. */
  readonly name: string;
  /** The licence as the package names it: `MIT`. */
  readonly licence: string;
  /** Address of the package's project; empty if the package does not give one. */
  readonly source: string;
  /** The text of the licence in the package. */
  readonly text: string;
}
