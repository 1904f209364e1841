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
  /** The measurements of which the value is the median, in their order. */
  readonly runs?: readonly number[];
}

/** The surroundings of a benchmark. */
export interface Bench {
  /** An empty folder for this benchmark, deleted after the last benchmark. */
  readonly folder: string;
  /** The number of measurements, for all but very long ones. */
  readonly runs: number;
  /** The number of pages that a benchmark generates. Undefined for the numbers that it chooses itself. */
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
