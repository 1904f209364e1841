import { expect, test } from 'vitest';
import type { CrawledLink } from '../../../../src/check/crawl/crawl-site.ts';
import type { Answer } from '../../../../src/check/external/answer.ts';
import { checkExternal } from '../../../../src/check/external/check-external.ts';
import { hostFaults, hostFinding } from '../../../../src/check/external/host-faults.ts';
import { createAddressTest } from '../../../../src/site/address-patterns.ts';

const now = Date.parse('2026-03-04T12:00:00Z');
const link = (href: string, ...parents: string[]): CrawledLink => ({
  href,
  status: undefined,
  state: 'skipped',
  parents,
});
const gone: Answer = { state: 'broken', cause: 'dns', detail: 'ENOTFOUND' };
const status = (code: number): Answer => ({ state: 'broken', cause: 'status', status: code });

interface World {
  readonly links: readonly CrawledLink[];
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly known?: Readonly<Record<string, number>>;
  readonly skip?: readonly string[];
  readonly accept?: readonly { from: number; to: number }[];
  readonly exceptions?: readonly { link: string; reason: string; until: string }[];
}

async function check({ links, answers = {}, known = {}, skip = [], accept = [], exceptions = [] }: World) {
  const asked: string[] = [];
  const checked = await checkExternal({
    links,
    known: new Map(Object.entries(known)),
    now,
    skip,
    accept,
    exceptions,
    request: async (hrefs) => {
      asked.push(...hrefs);
      return new Map(hrefs.map((href) => [href, answers[href] ?? { state: 'ok', status: 200 }]));
    },
  });
  const states = Object.fromEntries(checked.addresses.map(({ href, state }) => [href, state]));
  return { ...checked, asked, states };
}

test('Addresses that differ in their fragments only are requested once, for all of their pages', async () => {
  const links = [
    link('https://a.example/x#1', '/b'),
    link('https://a.example/x#2', '/a'),
    link('mailto:a@b.example', '/a'),
  ];
  const { asked, addresses } = await check({ links });
  expect(asked).toEqual(['https://a.example/x']);
  expect(addresses).toMatchObject([{ href: 'https://a.example/x', parents: ['/a', '/b'], state: 'ok' }]);
});

test('Skipped and cached addresses are not requested, and only good answers are cached', async () => {
  const links = ['https://a.example/', 'https://b.example/', 'https://c.example/', 'https://d.example/'].map((href) =>
    link(href),
  );
  const { asked, states, good } = await check({
    links,
    skip: ['a.example'],
    known: { 'https://b.example/': now - 1000 },
    answers: { 'https://c.example/': gone },
  });
  expect(asked).toEqual(['https://c.example/', 'https://d.example/']);
  expect(Object.values(states)).toEqual(['skipped', 'ok', 'broken', 'ok']);
  expect([...good]).toEqual([
    ['https://b.example/', now - 1000],
    ['https://d.example/', now],
  ]);
});

test('An accepted status is good, also one of a host that rejects programs', async () => {
  const links = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'].map((href) => link(href));
  const answers: World['answers'] = {
    'https://a.example/1': status(403),
    'https://a.example/2': { state: 'skipped', status: 999 },
    'https://a.example/3': status(404),
  };
  const { states, good } = await check({
    links,
    answers,
    accept: [
      { from: 403, to: 403 },
      { from: 900, to: 999 },
    ],
  });
  expect(Object.values(states)).toEqual(['ok', 'ok', 'broken']);
  expect([...good], 'an accepted status is asked for again, since the next check may not accept it').toEqual([]);
});

test('A known exception holds through its last day, and an expired one is named if the site still has the link', async () => {
  const answers = { 'https://a.example/': gone, 'https://b.example/': gone };
  const exception = (host: string, until: string) => ({ link: host, reason: 'It moves.', until });
  const exceptions = [
    exception('a.example', '2026-03-04'),
    exception('b.example', '2026-03-03'),
    exception('c.example', '2026-03-03'),
  ];
  const { states, expired } = await check({
    links: Object.keys(answers).map((href) => link(href)),
    answers,
    exceptions,
  });
  expect(states).toEqual({ 'https://a.example/': 'excepted', 'https://b.example/': 'broken' });
  expect(expired).toEqual([exceptions[1]]);
});

test('All links to a host that fail for the same reason are one fault, with their pages', async () => {
  const links = [
    link('https://a.example/1', '/x'),
    link('https://a.example/2', '/y'),
    link('https://b.example/1', '/x'),
    link('https://b.example/2', '/x'),
  ];
  const answers = Object.fromEntries(links.map(({ href }) => [href, gone]));
  const { addresses } = await check({
    links,
    answers: { ...answers, 'https://b.example/1': status(404), 'https://b.example/2': status(500) },
  });
  const faults = hostFaults(addresses, () => []);
  expect(faults.map(({ host, cause, addresses: all }) => [host, cause, all.length])).toEqual([
    ['a.example', 'dns', 2],
    ['b.example', 'status', 1],
    ['b.example', 'status', 1],
  ]);
  expect(faults.slice(0, 1).map((fault) => hostFinding(fault, 1000))).toMatchObject([
    {
      severity: 'warning',
      message: 'The name a.example does not resolve (ENOTFOUND). The 2 links: https://a.example/1, https://a.example/2',
      pathnames: ['/x', '/y'],
    },
  ]);
});

test.each([
  ['linkedin.com', 'https://www.linkedin.com/company/helios', true],
  ['linkedin.com', 'https://linkedin.com.evil.example/', false],
  ['*.linkedin.com', 'https://www.linkedin.com/', true],
  ['*.linkedin.com', 'https://linkedin.com/', false],
  ['example.com/docs/**', 'https://example.com/docs/a/b?c=d', true],
  ['example.com/docs/**', 'https://example.com/blog', false],
  ['https://example.com/**', 'https://example.com/a/b', true],
  ['https://example.com/**', 'http://example.com/a/b', false],
  ['{a,b}.example', 'https://b.example/', true],
  ['127.0.0.1:80*', 'http://127.0.0.1:8080/x', true],
])('The pattern %s and the address %s: %s', (pattern, href, expected) => {
  expect(createAddressTest([pattern])(href)).toBe(expected);
});
