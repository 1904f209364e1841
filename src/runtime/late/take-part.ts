import { type SplitTest, type SplitTestBucket, sharesOf } from '../../rules/split-test.ts';
import type { Participation } from '../shared/split-tests/participation.ts';

export interface TakePartInput {
  /** The tests that editors have defined. */
  readonly tests: readonly SplitTest[];
  /** The name of the page in all locales: `/pricing`. */
  readonly path: string;
  /** Returns a random number from 0 to 1, as `Math.random` does. */
  readonly draw: () => number;
}

/**
 * The participation of a visitor who has come to a page: a bucket is drawn for each test that runs there. Buckets from
 * earlier visits stay, unless editors have removed the test or the bucket.
 */
export function takePart({ buckets, encountered }: Participation, { tests, path, draw }: TakePartInput): Participation {
  const assigned = tests.flatMap((test): [string, string][] => {
    const kept = test.buckets.find(({ name }) => name === buckets.get(test.name));
    const bucket = kept ?? (runsOn(test, path) ? drawBucket(test.buckets, draw()) : undefined);
    return bucket ? [[test.name, bucket.name]] : [];
  });
  const current = new Map(assigned);
  const met = [...encountered].filter(([name]) => current.get(name) === buckets.get(name) && current.has(name));
  return { buckets: current, encountered: new Map(met) };
}

export function runsOn({ paths }: SplitTest, path: string): boolean {
  return new RegExp(paths).test(path);
}

/** The bucket of a random number from 0 to 1, by the weights. Undefined if no bucket has a weight. */
export function drawBucket(buckets: readonly SplitTestBucket[], drawn: number): SplitTestBucket | undefined {
  const shares = sharesOf(buckets);
  let below = 0;
  return buckets.find((_, place) => {
    const share = shares[place] ?? 0;
    below += share;
    return share > 0 && drawn < below;
  });
}
