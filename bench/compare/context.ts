import type { Evidence } from './evidence.ts';

/** The state of the comparison at one pair of values. It walks through the files of both exports together. */
export interface Context {
  readonly file: string;
  /** The path of the compared value in its file: `result.main`. Empty for the file itself. */
  readonly within: string;
  /**
   * `skip` for elements that are also in an HTML page, at their real place: for the order of CSS rules they count once.
   */
  readonly elements: 'record' | 'skip';
  readonly evidence: Evidence;
  /** Compares the JSON in a script element. */
  readonly compareJson: (before: string, after: string, context: Context) => void;
}

/** The prefix of paths inside the compared value: `result.main: ` or `result.`. Empty at the root of a file. */
export function prefixOf({ within }: Context, separator: '.' | ': '): string {
  return within === '' || within.endsWith(': ') ? within : `${within}${separator}`;
}
