import { expect, test } from 'vitest';
import type { Job } from '../../../../../src/templates/jobs/jobs.ts';
import { JobList } from '../../../../../src/templates/slices/JobList/JobList.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { android, counsel, jobOf, ledger } from '../../../support/jobs.ts';
import { all } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

function list(
  variation: 'all' | 'by_team',
  documents: readonly Job[],
  empty_text: string | null = 'None today.',
): string {
  const slice = sliceOf('job_list', variation, { heading: 'Jobs', empty_text });
  return samplePage({ documents }).html(<JobList slice={slice} index={0} />);
}

test('A list of jobs has a choice of team with counts, and shows all teams at first', () => {
  const markup = list('by_team', [ledger, android, counsel]);
  const choices = all(markup, /<label[^>]*>(.*?)<\/label>/g).map((label) => [
    /value="([^"]*)"/.exec(label)?.[1],
    label.includes('checked'),
    label.replace(/<[^>]*>/g, ' ').trim(),
  ]);
  expect(choices).toEqual([
    ['', true, 'filter_all 3'],
    ['Engineering', false, 'Engineering 2'],
    ['Legal and compliance', false, 'Legal and compliance 1'],
  ]);
});

test('A list of jobs of one team has nothing to choose', () => {
  expect(list('by_team', [ledger, android])).not.toContain('radio');
});

test('A list of jobs names the team in each row, unless the rows are grouped by team', () => {
  expect(list('all', [counsel])).toContain('Legal and compliance');
  expect(all(list('by_team', [counsel]), /Legal and compliance/g)).toHaveLength(2);
});

test.each(['all', 'by_team'] as const)('The list %s shows the salary of each job that has one', (variation) => {
  const { title, team } = counsel.data;
  const paid = jobOf('4000009', { title, team, salary_min: 500, salary_max: 700, salary_unit: 'month' });
  expect(all(list(variation, [paid, ledger]), /salary_per_\w+/g)).toEqual(['salary_per_month']);
});

test('A list without jobs has a sentence for it', () => {
  expect(list('by_team', [])).toContain('None today.');
  expect(list('all', [], null)).toContain('list_empty');
});
