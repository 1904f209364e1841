import type { SplitTest } from '../../rules/split-test.ts';
import { patternSource } from '../../site/links.ts';
import type { DocumentOf } from '../content-source.ts';

export type Experiment = DocumentOf<'feature_flags'>['data']['experiments'][number];

/** Returns the split tests that editors have defined, without those that have no name or no bucket. */
export function splitTestsOf(documents: readonly DocumentOf<'feature_flags'>[]): SplitTest[] {
  return documents
    .flatMap(({ data }) => data.experiments)
    .map((experiment) => ({
      name: experiment.name?.trim() ?? '',
      paths: patternSource(pathPatterns(experiment)),
      buckets: bucketsOf(experiment),
    }))
    .filter(({ name, buckets }) => name !== '' && buckets.length > 0);
}

/** The path patterns of an experiment. An experiment without patterns runs on all pages. */
export function pathPatterns({ paths }: Experiment): string[] {
  const patterns = (paths ?? '').split(',').map((pattern) => pattern.trim());
  const named = patterns.filter(Boolean);
  return named.length > 0 ? named : ['/**'];
}

/** The buckets with a name. A bucket without a weight has no visitors. */
function bucketsOf({ buckets }: Experiment): SplitTest['buckets'] {
  return buckets.flatMap(({ name, weight }) => (name?.trim() ? [{ name: name.trim(), weight: weight ?? 0 }] : []));
}
