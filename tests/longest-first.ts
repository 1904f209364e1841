import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser tests that take twenty seconds or more. */
const long = [
  'lead-walk',
  'catalogue',
  'determinism',
  'lead-walk-plain',
  'tools',
  'check-links',
  'degraded',
  'main-pages',
  'interruption',
  'lead-forms',
  'pages',
  'versions',
  'faults',
].map((name) => `${name}.test.ts`);

/**
 * Begins with the files that take longest: one that is left for the end keeps a single core busy while the others wait.
 * Vitest itself orders them like this only where it has run them before; elsewhere it goes by their size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = long.indexOf(basename(moduleId));
      return place < 0 ? long.length : place;
    };
    return (await super.sort(files)).toSorted((one, two) => rank(one) - rank(two));
  }
}
