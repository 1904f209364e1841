import type { SplitTest } from '../../rules/split-test.ts';
import { patternSource } from '../../site/links.ts';
import type { DocumentOf } from '../content-source.ts';

export type Experiment = DocumentOf<'feature_flags'>['data']['experiments'][number];

/** Returns the split tests that editors have defined, without those that have no name or no bucket. */
export function splitTestsOf(documents: readonly DocumentOf<'feature_flags'>[]): SplitTest[] {
  return documents.flatMap(({ data }) => data.experiments.flatMap((experiment) => splitTestOf(experiment) ?? []));
}

/** The split test of an experiment. Undefined if the experiment has no name or no bucket. */
export function splitTestOf(experiment: Experiment): SplitTest | undefined {
  const name = experiment.name?.trim() ?? '';
  const buckets = bucketsOf(experiment);
  if (name === '' || buckets.length === 0) return undefined;
  return { name, paths: patternSource(pathPatterns(experiment)), buckets };
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
