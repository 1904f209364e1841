import type { DocumentOf, Snapshot } from '../content/content-source.ts';
import { type Experiment, pathPatterns } from '../content/meaning/split-tests.ts';
import { controlBucket, sharesOf, signUpBuckets, signUpTest } from '../rules/split-test.ts';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import { matchesAny } from '../site/links.ts';
import { defaultLocaleOf, type Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';

export interface SplitTestCheckInput {
  readonly snapshot: Snapshot;
  /** The routes of the whole site. */
  readonly routes: readonly Pick<Route, 'name' | 'kind'>[];
  readonly locales: readonly Locale[];
}

/** Checks that the site knows the experiments, the buckets and the paths that editors have written. */
export function checkSplitTests({ snapshot, routes, locales }: SplitTestCheckInput): Finding[] {
  const paths = [...new Set(routes.filter(({ kind }) => kind === 'page').map(({ name }) => name))];
  const modals = locales.flatMap(({ code }) => snapshot.documentsOf('signup_modal', code));
  return snapshot.documentsOf('feature_flags', defaultLocaleOf(locales).code).flatMap((document) =>
    document.data.experiments.flatMap((experiment, index) => {
      const place = { ...placeOf(document), field: `experiments[${index}]` };
      return [
        ...nameFindings(experiment, place),
        ...pathFindings(experiment, place, paths),
        ...weightFindings(experiment, place),
        ...bucketFindings(experiment, place),
        ...variantFindings(experiment, modals),
      ];
    }),
  );
}

function nameFindings({ name }: Experiment, place: DocumentPlace): Finding[] {
  if (name?.trim() === signUpTest) return [];
  const message = `No part of the site looks at the experiment "${name ?? ''}".`;
  return [finding(message, `Write "${signUpTest}", or remove the experiment.`, fieldOf(place, 'name'))];
}

function pathFindings(experiment: Experiment, place: DocumentPlace, paths: readonly string[]): Finding[] {
  return pathPatterns(experiment).flatMap((pattern) => {
    if (pattern.startsWith('/') && paths.some((path) => matchesAny(path, [pattern]))) return [];
    const message = `The experiment "${experiment.name ?? ''}" has the path "${pattern}", which fits no page.`;
    const hint = pattern.startsWith('/')
      ? 'Write a path of the default locale, such as /pricing or /integrations/*; helios routes lists all pages.'
      : `Begin it with a slash: "/${pattern}".`;
    return [finding(message, hint, fieldOf(place, 'paths'))];
  });
}

/** Reports an experiment in which no bucket has a weight above 0: once, and not for each bucket. */
function weightFindings({ name, buckets }: Experiment, place: DocumentPlace): Finding[] {
  const weights = buckets.map((bucket) => ({ name: bucket.name ?? '', weight: bucket.weight ?? 0 }));
  if (sharesOf(weights).some((share) => share > 0)) return [];
  const message = `No visitor takes part in the experiment "${name ?? ''}": no bucket has a weight above 0.`;
  return [finding(message, 'Give weights to its buckets, or remove the experiment.', fieldOf(place, 'buckets'))];
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

type Modal = DocumentOf<'signup_modal'>;

/** For each bucket of the sign-up dialog, the field without which it shows nothing of its own. */
const variants = {
  quote: { field: 'quote_title', isFilled: ({ data }: Modal) => Boolean(data.quote_title) },
  rating: { field: 'rating_logos', isFilled: ({ data }: Modal) => data.rating_logos.length > 0 },
} as const satisfies Record<(typeof signUpBuckets)[number], object>;

function variantFindings({ name, buckets }: Experiment, modals: readonly Modal[]): Finding[] {
  if (name?.trim() !== signUpTest) return [];
  const shown = signUpBuckets.filter((bucket) => buckets.some((each) => each.name?.trim() === bucket));
  return shown.flatMap((bucket) => {
    const { field, isFilled } = variants[bucket];
    const empty = modals.filter((modal) => !isFilled(modal));
    return empty.map((modal) => {
      const message = `The sign-up dialog of ${modal.lang} has nothing to show to the bucket "${bucket}" of the experiment "${signUpTest}".`;
      return finding(message, 'Fill in the field, or remove the bucket.', { ...placeOf(modal), field });
    });
  });
}

function placeOf({ id, type, uid, lang }: Modal | DocumentOf<'feature_flags'>): DocumentPlace {
  return { id, type, uid: uid ?? null, lang };
}

function fieldOf(place: DocumentPlace, name: string): DocumentPlace {
  return { ...place, field: `${place.field}.${name}` };
}

function finding(message: string, hint: string, document: DocumentPlace): Finding {
  return { code: 'split-test', severity: 'warning', message, hint, document };
}
