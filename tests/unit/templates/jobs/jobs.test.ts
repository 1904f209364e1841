import { expect, test } from 'vitest';
import { byTeam, openJobs, placesOf, salaryOf } from '../../../../src/templates/jobs/jobs.ts';
import { android, counsel, jobOf, ledger } from '../../support/jobs.ts';
import { samplePage } from '../../support/sample-page.ts';

test('Open jobs are in the order of their titles, and of their numbers where the titles are the same', () => {
  const second = jobOf('4000009', { title: 'Counsel' });
  const { page } = samplePage({ documents: [ledger, second, counsel, android] });
  expect(openJobs(page).map((each) => each.job.uid)).toEqual(['4000002', '4000003', '4000009', '4000001']);
});

test('Open jobs are grouped by team, teams by name, and a job without a team is in none', () => {
  const { page } = samplePage({ documents: [counsel, ledger, jobOf('4000009', { title: 'Anything' }), android] });
  expect(byTeam(openJobs(page)).map(({ team, jobs }) => [team, jobs.map((each) => each.job.uid)])).toEqual([
    ['Engineering', ['4000002', '4000001']],
    ['Legal and compliance', ['4000003']],
  ]);
});

test('A job is in its cities, or in the countries that one may live in', () => {
  const locations = [
    { city: null, country: 'Denmark' },
    { city: 'Berlin', country: 'Germany' },
  ];
  expect(placesOf(jobOf('4000001', { locations }))).toEqual(['Denmark', 'Berlin']);
});

test.each([
  ['a range', { salary_min: 500, salary_max: 700 }, '500–700 a month'],
  ['one amount', { salary_min: 500, salary_max: null }, '500 a month'],
  ['the same amount twice', { salary_min: 500, salary_max: 500 }, '500 a month'],
  ['none', {}, undefined],
])('A job with %s of a salary says so', (_name, amounts, expected) => {
  const { page } = samplePage({ string: (key) => (key === 'salary_per_month' ? '{salary} a month' : key) });
  expect(salaryOf(jobOf('4000001', { ...amounts, salary_unit: 'month' }), page)).toBe(expected);
});
