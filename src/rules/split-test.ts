/** A split test as editors define it: an experiment of the document `feature_flags`. */
export interface SplitTest {
  readonly name: string;
  /** Source of a regular expression. The test runs on the pages whose name in all locales matches it: `/pricing`. */
  readonly paths: string;
  readonly buckets: readonly SplitTestBucket[];
}

/** A group of a split test's visitors. The visitors are distributed among the groups in proportion to their weights. */
export interface SplitTestBucket {
  readonly name: string;
  readonly weight: number;
}

/**
 * The share of a test's visitors that each bucket gets, from 0 to 1. Weights below 0 count as 0; if no weight is above
 * 0, no bucket gets a share.
 */
export function sharesOf(buckets: readonly SplitTestBucket[]): number[] {
  const weights = buckets.map(({ weight }) => Math.max(0, weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? 0 : weight / total));
}

/** The name of the sign-up dialog's split test. It is the only test that changes anything on the site. */
export const signUpTest = 'signup-proof';

/** The buckets of `signUpTest` that change the dialog. The dialog has a variant of the same name for each. */
export const signUpBuckets = ['quote', 'rating'] as const;

/** The bucket of `signUpTest` that sees the usual dialog, with its picture. */
export const controlBucket = 'control';
