import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { checkJobs } from '../../../src/check/jobs.ts';
import type { DataOf } from '../support/document-of.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const sound = { posted: '2026-09-14', valid_through: '2027-03-31', salary_min: 88_000, salary_max: 108_000 };

function check(data: DataOf<'job'>, { now = '2026-11-29T12:00Z', lang = 'en-gb' } = {}) {
  const snapshot = snapshotOf({ type: 'job', uid: '4018231', lang, data: { ...sound, ...data } });
  return checkJobs(snapshot, locales, new Date(now));
}

test('A job with a salary that is still open is sound, and so is one without days and amounts', () => {
  expect(check({})).toEqual([]);
  expect(check({ posted: null, valid_through: null, salary_min: null, salary_max: null })).toEqual([]);
  expect(check({ salary_min: null }).concat(check({ salary_max: 88_000 }))).toEqual([]);
});

test('A job is open to the end of its last day, and then a notice, so that no day makes an export fail', () => {
  expect(check({}, { now: '2027-03-31T23:59Z' })).toEqual([]);
  expect(check({}, { now: '2027-04-01T00:00Z' })).toMatchObject([
    {
      code: 'past-job',
      severity: 'notice',
      message:
        'The job "4018231" was open until 2027-03-31. Its page and the lists of jobs still ask for applications.',
      document: { type: 'job', uid: '4018231', field: 'valid_through' },
    },
  ]);
});

test('A last day before the day of posting is one error, although the day is past', () => {
  expect(check({ valid_through: '2025-03-31' })).toMatchObject([
    {
      code: 'wrong-dates',
      severity: 'error',
      message: 'The job "4018231" is open until 2025-03-31, which is before it was posted on 2026-09-14.',
      document: { field: 'valid_through' },
    },
  ]);
});

test('A job that is posted tomorrow is a warning, and one that is posted today is none', () => {
  expect(check({ posted: '2026-11-29' })).toEqual([]);
  expect(check({ posted: '2026-11-30' })).toMatchObject([
    { code: 'wrong-dates', severity: 'warning', document: { field: 'posted' } },
  ]);
});

test.each([
  [
    { salary_min: 180_000 },
    'salary_min',
    'has a salary from 180000 to 108000, whose lower end is above the upper one.',
  ],
  [{ salary_max: -108_000 }, 'salary_max', 'has the salary -108000.'],
])('The salary with %j is an error', (data, field, says) => {
  expect(check(data)).toMatchObject([
    { code: 'wrong-amount', severity: 'error', message: `The job "4018231" ${says}`, document: { field } },
  ]);
});

test('A job in a locale that the site does not have is no finding of its own', () => {
  expect(check({ salary_min: 180_000 }, { lang: 'ja-jp' })).toEqual([]);
});
