/** One number that was measured. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit:
    | 's'
    | 'ms'
    | 'MB'
    | 'KB'
    | 'bytes'
    | '%'
    | 'pages'
    | 'pages/s'
    | 'links'
    | 'links/s'
    | 'lines'
    | 'count';
  /** Every measurement behind a median, in the order they were made. */
  readonly runs?: readonly number[];
}

/** What a benchmark works with. */
export interface Bench {
  /** An empty folder of its own, gone when it ends. */
  readonly folder: string;
  /** How often something cheap is measured. */
  readonly runs: number;
  /** A whole export of the embedded content, images included: made when first asked for, the same for all benchmarks. */
  site(): Promise<BuiltSite>;
}

/** Where an export was made. Whoever changes something leaves it whole again. */
export interface BuiltSite {
  /** HELIOS_WORK. */
  readonly work: string;
  readonly out: string;
}

/** Measures, and never judges: no figure is wrong here, and no clock can fail a build. */
export type Benchmark = (bench: Bench) => Promise<readonly Figure[]>;
