import { describe, expect, test } from 'vitest';
import type { LinkView } from '../../../src/components/view-models.ts';
import { byTeam, type Job, openJobs, placesOf, salaryOf } from '../../../src/templates/jobs/jobs.ts';
import type { PageContext } from '../../../src/templates/page-context.ts';
import { JobPage } from '../../../src/templates/pages/JobPage.tsx';
import type { SliceOf } from '../../../src/templates/slice-props.ts';
import { JobList } from '../../../src/templates/slices/JobList/JobList.tsx';
import { routeOf, samplePage, webLink } from '../support/sample-page.ts';

const nothing = {
  title: null,
  team: null,
  locations: [],
  workplace: null,
  employment_type: null,
  posted: null,
  valid_through: null,
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_unit: null,
  summary: null,
  description: [],
  apply_url: { link_type: 'Any' },
};

function job(uid: string, data: object = {}): Job {
  return { id: uid, uid, type: 'job', lang: 'en-gb', tags: [], data: { ...nothing, ...data } } as unknown as Job;
}

const ledger = job('4000001', { title: 'Engineer, ledger', team: 'Engineering' });
const android = job('4000002', { title: 'Android engineer', team: 'Engineering' });
const counsel = job('4000003', { title: 'Counsel', team: 'Legal and compliance' });

/** A page that has these jobs and finds the way to each by its number. */
function pageWith(...jobs: readonly Job[]) {
  const list = (() => jobs) as unknown as PageContext['list'];
  return samplePage({ list, link, route: routeOf('/careers/jobs') });
}

function link(field: Parameters<PageContext['link']>[0]): LinkView | undefined {
  const href = field && 'uid' in field ? `/jobs/${field.uid}` : field && 'url' in field ? field.url : undefined;
  const look = { variant: undefined, isExternal: false, opensNewTab: false, opensSignUp: undefined, isCurrent: false };
  return href ? { href, text: '', ...look } : undefined;
}

function list(variation: 'all' | 'by_team', jobs: readonly Job[], fields: object = {}): string {
  const primary = { anchor_id: null, theme: null, hour: null, eyebrow: null, heading: 'Jobs', body: [], ...fields };
  const slice = { variation, primary: { empty_text: 'None today.', ...primary } } as unknown as SliceOf<'job_list'>;
  return pageWith(...jobs).html(<JobList slice={slice} index={0} />);
}

const linked = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

describe('open jobs', () => {
  test('stand by their titles, and by number where these are the same', () => {
    const second = job('4000009', { title: 'Counsel' });
    const { page } = pageWith(ledger, second, counsel, android);
    expect(openJobs(page).map((each) => each.job.uid)).toEqual(['4000002', '4000003', '4000009', '4000001']);
  });

  test('are grouped by team, teams by name, and one without a team is in none', () => {
    const { page } = pageWith(counsel, ledger, job('4000009', { title: 'Anything' }), android);
    expect(byTeam(openJobs(page)).map(({ team, jobs }) => [team, jobs.map((each) => each.job.uid)])).toEqual([
      ['Engineering', ['4000002', '4000001']],
      ['Legal and compliance', ['4000003']],
    ]);
  });
});

describe('a job', () => {
  test('is in its cities, or in the countries one may live in', () => {
    const remote = {
      locations: [
        { city: null, country: 'Denmark' },
        { city: 'Berlin', country: 'Germany' },
      ],
    };
    expect(placesOf(job('4000001', remote))).toEqual(['Denmark', 'Berlin']);
  });

  test.each([
    ['a range', { salary_min: 500, salary_max: 700 }, '500–700 a month'],
    ['one amount', { salary_min: 500, salary_max: null }, '500 a month'],
    ['the same amount twice', { salary_min: 500, salary_max: 500 }, '500 a month'],
    ['none', {}, undefined],
  ])('with %s of a salary says so', (_name, amounts, expected) => {
    const { page } = samplePage({ string: (key) => (key === 'salary_per_month' ? '{salary} a month' : key) });
    expect(salaryOf(job('4000001', { ...amounts, salary_unit: 'month' }), page)).toBe(expected);
  });

  test('without salary, places or an address to apply to has a page without them', () => {
    const markup = pageWith(ledger).html(<JobPage document={ledger} />);
    expect(markup).toContain('<h1');
    expect(markup).toContain('<dd');
    for (const absent of ['job_salary', 'job_place', 'job_apply', 'job_closes', 'job_others']) {
      expect(markup).not.toContain(absent);
    }
  });

  test('is applied for above and below its text, and leads to the others of its team', () => {
    const open = job('4000004', {
      title: 'Engineer',
      team: 'Engineering',
      apply_url: webLink('https://apply.example'),
    });
    const markup = pageWith(open, ledger, counsel).html(<JobPage document={open} />);
    const [home, ...links] = linked(markup);
    expect(home).toBe('/helios/en');
    expect(links).toEqual(['https://apply.example', 'https://apply.example', '/jobs/4000001']);
  });
});

describe('a list of jobs', () => {
  test('has a choice of team with counts, all of them chosen at first', () => {
    const markup = list('by_team', [ledger, android, counsel]);
    const choices = [...markup.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label = '']) => [
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

  test('of one team has nothing to choose', () => {
    expect(list('by_team', [ledger, android])).not.toContain('radio');
  });

  test('says in each row what team the job is in, unless it stands under its name', () => {
    expect(list('all', [counsel])).toContain('Legal and compliance');
    expect(list('by_team', [counsel]).match(/Legal and compliance/g)).toHaveLength(2);
  });

  test('without jobs has a sentence for it', () => {
    expect(list('by_team', [])).toContain('None today.');
    expect(list('all', [], { empty_text: null })).toContain('list_empty');
  });
});
