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
    | 'times'
    | 'count';
  /** The measurements in the order in which they were made. `value` is their median. */
  readonly runs?: readonly number[];
}

/** The surroundings of a benchmark. */
export interface Bench {
  /** An empty folder for this benchmark, deleted after the last benchmark. */
  readonly folder: string;
  /** How often a benchmark measures each figure. Very long benchmarks measure once. */
  readonly runs: number;
  /** The number of pages that a benchmark generates. If it is undefined, the benchmark chooses the number itself. */
  readonly pages: number | undefined;
  /** A whole export of the embedded content, with images. It is made at its first use and shared by all benchmarks. */
  site(): Promise<BuiltSite>;
}

/** The folders of an export. A benchmark that changes them must leave a complete export behind. */
export interface BuiltSite {
  /** The work folder: HELIOS_WORK. */
  readonly work: string;
  readonly out: string;
}

/** Measures something and never judges the figures, so no slow machine can fail a build. */
export type Benchmark = (bench: Bench) => Promise<readonly Figure[]>;
