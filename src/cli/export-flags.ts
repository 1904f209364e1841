import type { ContentKind } from '../../config/variables.ts';

/** The flags of `helios export`. */
export interface ExportFlags {
  readonly out: string;
  readonly locale?: readonly string[];
  readonly route?: readonly string[];
  readonly workers?: number;
  readonly images: boolean;
  readonly strict?: boolean;
  readonly plain?: boolean;
  readonly allowRemovals?: boolean;
  readonly allowHeld?: boolean;
  readonly writeRedirects?: boolean;
  readonly content?: ContentKind;
  /** The limit of the run's waits, in milliseconds. */
  readonly wait?: number;
  readonly json?: boolean;
}
