import type { DocumentOf } from '../content/content-source.ts';
import { pathPatterns, splitTestOf } from '../content/meaning/split-tests.ts';
import { sharesOf } from '../rules/split-test.ts';
import type { Route } from '../site/route.ts';

/** An experiment as it runs on the site. */
export interface RunningExperiment {
  readonly name: string;
  readonly documentId: string;
  /** Path patterns as editors wrote them; `/**` if they wrote none. */
  readonly paths: readonly string[];
  /** Pathnames of the pages on which it runs. */
  readonly pages: readonly string[];
  readonly buckets: readonly RunningBucket[];
}

export interface RunningBucket {
  readonly name: string;
  readonly weight: number;
  /** Its share of the visitors who take part, in per cent. */
  readonly percent: number;
}

/** Lists the experiments of documents, with the pages on which each runs and the shares of its buckets. */
export function listExperiments(
  documents: readonly DocumentOf<'feature_flags'>[],
  routes: readonly Pick<Route, 'name' | 'pathname' | 'kind'>[],
): RunningExperiment[] {
  return documents.flatMap(({ id, data }) =>
    data.experiments.flatMap((experiment) => {
      const test = splitTestOf(experiment);
      if (!test) return [];
      const { paths, buckets } = test;
      const pattern = new RegExp(paths);
      const pages = routes.filter(({ kind, name }) => kind === 'page' && pattern.test(name));
      const shares = sharesOf(buckets);
      return [
        {
          name: test.name,
          documentId: id,
          paths: pathPatterns(experiment),
          pages: pages.map(({ pathname }) => pathname),
          buckets: buckets.map((bucket, place) => ({ ...bucket, percent: rounded((shares[place] ?? 0) * 100) })),
        },
      ];
    }),
  );
}

/** Rounds to one digit after the point: 33.3 for a third. */
function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
