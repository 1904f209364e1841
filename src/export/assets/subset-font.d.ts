/** The part of subset-font that cuts fonts. The package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      readonly targetFormat: 'woff2';
      /** For each axis its one value, or the range that the cut font keeps. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      readonly keepFeatures: readonly string[];
      readonly dropTables: readonly string[];
    },
  ): Promise<Buffer>;
}
