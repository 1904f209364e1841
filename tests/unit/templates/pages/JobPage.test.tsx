import { expect, test } from 'vitest';
import { JobPage } from '../../../../src/templates/pages/JobPage.tsx';
import { counsel, jobOf, ledger } from '../../support/jobs.ts';
import { all } from '../../support/markup.ts';
import { routeOf, samplePage, webLink } from '../../support/sample-page.ts';

test('A job without salary, places or an address to apply to has a page without them', () => {
  const markup = samplePage({ documents: [ledger] }).html(<JobPage document={ledger} />);
  expect(markup).toContain('<h1');
  expect(markup).toContain('<dd');
  for (const absent of ['job_salary', 'job_place', 'job_apply', 'job_closes', 'job_others']) {
    expect(markup).not.toContain(absent);
  }
});

test('The page of a job links to the application above and below its text, and to the others of its team', () => {
  const data = { title: 'Engineer', team: 'Engineering', apply_url: webLink('https://apply.example') };
  const open = jobOf('4000004', data);
  const page = samplePage({ documents: [open, ledger, counsel], route: routeOf('/careers/jobs') });
  const [home, ...links] = all(page.html(<JobPage document={open} />), /<a [^>]*href="([^"]*)"/g);
  expect(home).toBe('/helios/en');
  expect(links).toEqual(['https://apply.example', 'https://apply.example', '/4000001']);
});
