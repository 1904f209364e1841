import type { Snapshot } from '../content/content-source.ts';
import { type Experiment, pathPatterns } from '../content/meaning/split-tests.ts';
import { controlBucket, signUpBuckets, signUpTest } from '../rules/split-test.ts';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';

/** Checks that the site knows the experiments and the buckets that editors have written. */
export function checkSplitTests(snapshot: Snapshot, { code }: Pick<Locale, 'code'>): Finding[] {
  return snapshot.documentsOf('feature_flags', code).flatMap(({ id, type, uid, lang, data }) =>
    data.experiments.flatMap((experiment, index) => {
      const place = { id, type, uid: uid ?? null, lang, field: `experiments[${index}]` };
      return [
        ...nameFindings(experiment, place),
        ...pathFindings(experiment, place),
        ...bucketFindings(experiment, place),
      ];
    }),
  );
}

function nameFindings({ name }: Experiment, place: DocumentPlace): Finding[] {
  if (name?.trim() === signUpTest) return [];
  const message = `No part of the site looks at the experiment "${name ?? ''}".`;
  return [finding(message, `Write "${signUpTest}", or remove the experiment.`, fieldOf(place, 'name'))];
}

function pathFindings(experiment: Experiment, place: DocumentPlace): Finding[] {
  const wrong = pathPatterns(experiment).filter((pattern) => !pattern.startsWith('/'));
  return wrong.map((pattern) => {
    const message = `The experiment "${experiment.name ?? ''}" has the path "${pattern}", which fits no page.`;
    return finding(message, `Begin it with a slash: "/${pattern}".`, fieldOf(place, 'paths'));
  });
}

const knownBuckets: readonly string[] = [...signUpBuckets, controlBucket];

function bucketFindings({ name, buckets }: Experiment, place: DocumentPlace): Finding[] {
  if (name?.trim() !== signUpTest) return [];
  return buckets.flatMap((bucket, index) => {
    const field = fieldOf(place, `buckets[${index}]`);
    const found: Finding[] = [];
    if (!knownBuckets.includes(bucket.name?.trim() ?? '')) {
      const message = `The experiment "${signUpTest}" has the bucket "${bucket.name ?? ''}", which shows nothing of its own.`;
      found.push(finding(message, `Write ${knownBuckets.join(', ')}, or remove the bucket.`, fieldOf(field, 'name')));
    }
    if (!(bucket.weight !== null && bucket.weight >= 0)) {
      const message = `The bucket "${bucket.name ?? ''}" of the experiment "${signUpTest}" has no weight.`;
      const hint = 'Write a number. A bucket of weight 2 gets twice as many visitors as one of weight 1.';
      found.push(finding(message, hint, fieldOf(field, 'weight')));
    }
    return found;
  });
}

function fieldOf(place: DocumentPlace, name: string): DocumentPlace {
  return { ...place, field: `${place.field}.${name}` };
}

function finding(message: string, hint: string, document: DocumentPlace): Finding {
  return { code: 'split-test', severity: 'warning', message, hint, document };
}
