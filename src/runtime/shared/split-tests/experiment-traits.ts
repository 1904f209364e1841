import { parseParticipation } from './participation.ts';

/** What analytics learn of a visitor's split tests (docs/contract.md, section 3.9). */
export type ExperimentTraits = Readonly<
  Record<`split-test-${string}`, string | boolean> & { 'user-encountered-experiment': boolean }
>;

/**
 * The traits that a visitor has by split tests: the bucket in each test, which tests the visitor has encountered, and
 * whether there is such a test. `cookies` is `document.cookie`; the cookie exists only with consent to functionality.
 */
export function experimentTraits(cookies: string): ExperimentTraits {
  const { buckets, encountered } = parseParticipation(cookies);
  const met = [...encountered.keys()].filter((name) => buckets.has(name));
  return {
    ...Object.fromEntries([...buckets].map(([name, bucket]) => [`split-test-${name}`, bucket])),
    ...Object.fromEntries(met.map((name) => [`split-test-encountered-${name}`, true])),
    'user-encountered-experiment': met.length > 0,
  };
}
