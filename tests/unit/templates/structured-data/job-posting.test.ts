import { expect, test } from 'vitest';
import type { DocumentOf } from '../../../../src/content/content-source.ts';
import { type DataOf, documentOf } from '../../support/document-of.ts';
import { webLink } from '../../support/sample-page.ts';
import { nodeOf } from './sample-graph.ts';

const paragraph = (text: string, type = 'paragraph') => ({ type, text, spans: [] });

/** A job of which everything is known, with these fields changed. */
function job(changes: DataOf<'job'> = {}): DocumentOf<'job'> {
  const data = {
    title: 'Ledger engineer',
    summary: 'You keep debit & credit equal.',
    description: [paragraph('What you do', 'heading2'), paragraph('a < b', 'list-item'), paragraph('c', 'list-item')],
    locations: [
      { city: 'London', country: 'GB' },
      { city: null, country: 'Denmark' },
      { city: 'Atlantis', country: null },
    ],
    workplace: 'hybrid',
    employment_type: 'full-time',
    posted: '2026-10-01',
    valid_through: '2027-01-31',
    salary_min: 62000,
    salary_max: 78000,
    salary_unit: 'year',
    apply_url: webLink('https://jobs.helios.example/4101'),
  };
  const first_publication_date = '2026-09-02T08:00:00+0000';
  return documentOf('job', { ...data, ...changes }, { uid: '4101', first_publication_date });
}

test('A job posting has all that job searches ask for', () => {
  expect(nodeOf('JobPosting', job())).toMatchObject({
    description: '<p>You keep debit &amp; credit equal.</p><h3>What you do</h3><ul><li>a &lt; b</li><li>c</li></ul>',
    identifier: { value: '4101' },
    datePosted: '2026-10-01',
    validThrough: '2027-01-31T23:59:59+00:00',
    employmentType: 'FULL_TIME',
    jobLocation: [
      { address: { addressLocality: 'London', addressCountry: 'GB' } },
      { address: { addressCountry: 'DK' } },
    ],
    baseSalary: { currency: 'GBP', value: { minValue: 62000, maxValue: 78000, unitText: 'YEAR' } },
    directApply: false,
  });
});

test('The posting of a remote job names the countries that one may live in, each once', () => {
  const locations = ['GB', 'Denmark', 'United Kingdom', null].map((country) => ({ city: null, country }));
  const node = nodeOf('JobPosting', job({ workplace: 'remote', locations }));
  expect(node).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'United Kingdom' }, { name: 'Denmark' }],
  });
  expect(node).not.toHaveProperty('jobLocation');
});

test('A job posting may lack a salary, a closing day, a kind of employment and a way to apply', () => {
  const gaps = { salary_min: null, salary_max: null, valid_through: null, employment_type: null, posted: null };
  const node = nodeOf('JobPosting', job({ ...gaps, apply_url: { link_type: 'Any' } }));
  expect(node).toMatchObject({ datePosted: '2026-09-02' });
  for (const property of ['baseSalary', 'validThrough', 'employmentType', 'directApply']) {
    expect(node).not.toHaveProperty(property);
  }
});

test('A job posting with one figure of salary has a value and no range', () => {
  expect(nodeOf('JobPosting', job({ salary_max: null }))?.baseSalary).toMatchObject({ value: { value: 62000 } });
});

test.each([[{ locations: [] }], [{ workplace: 'remote', locations: [] }], [{ title: null }]])(
  'A job with %o has no job posting',
  (changes) => {
    expect(nodeOf('JobPosting', job(changes))).toBeUndefined();
  },
);
