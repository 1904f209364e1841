import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser tests that take longest, on processor time or on waiting. The longest comes first. */
const long = [
  'export/catalogue.exhaustive.test.ts',
  'islands/invoice-generator.test.ts',
  'navigation/page.exhaustive.test.ts',
  'privacy/proof.exhaustive.test.ts',
  'forms/lead-walk.exhaustive.test.ts',
  'navigation/versions.test.ts',
  'cli/commands.test.ts',
  'export/determinism.exhaustive.test.ts',
  'export/damaged-work-folder.exhaustive.test.ts',
  'export/histories.exhaustive.test.ts',
  'navigation/faults.exhaustive.test.ts',
  'export/code-faults.exhaustive.test.ts',
  'export/guard-rails.test.ts',
  'navigation/degraded.exhaustive.test.ts',
  'forms/leads-crash.exhaustive.test.ts',
  'export/interruption.exhaustive.test.ts',
  'cli/check-links.test.ts',
  'cli/cli-faults.exhaustive.test.ts',
];

/**
 * Vitest runs the files first that took longest in its last run. In a fresh clone, where it has no durations, it goes by
 * their size, and a long test in a small file would start last and run alone. So these tests come before all others there.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => {
      const place = long.findIndex((path) => file.moduleId.endsWith(`tests/e2e/${path}`));
      return place < 0 || this.ctx.cache.getTestSpecificationResult(file) ? long.length : place;
    };
    return (await super.sort(files)).toSorted((one, two) => rank(one) - rank(two));
  }
}
