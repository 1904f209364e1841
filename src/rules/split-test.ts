/** A split test as editors define it: an experiment of the document `feature_flags`. */
export interface SplitTest {
  readonly name: string;
  /** Source of a regular expression. The test runs on the pages whose path in their locale matches it: `/pricing`. */
  readonly paths: string;
  readonly buckets: readonly SplitTestBucket[];
}

/** A group of visitors. The shares of a test's groups have the ratio of their weights. */
export interface SplitTestBucket {
  readonly name: string;
  readonly weight: number;
}

/** The name of the sign-up dialog's split test. It is the only test that changes anything on the site. */
export const signUpTest = 'signup-proof';

/** The buckets of `signUpTest` that change the dialog. The dialog has a variant of the same name for each. */
export const signUpBuckets = ['quote', 'rating'] as const;

/** The bucket of `signUpTest` that sees the usual dialog, with its picture. */
export const controlBucket = 'control';
