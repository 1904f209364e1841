import { expect, test } from 'vitest';
import type { PageNotes } from '../../../src/export/render/page-notes.ts';
import type { HashedRead } from '../../../src/export/render/reads.ts';
import { describeSite, pagesReading } from '../../../src/pipeline/last-site.ts';
import { notes } from '../check/samples.ts';
import { fileOf } from './patch/versions.ts';

const document = (id: string): HashedRead => ({ kind: 'document', id, hash: id });
const record = (pathname: string, more: Partial<PageNotes>) => ({
  pathname,
  page: fileOf(`${pathname.slice(1)}.html`),
  companions: [],
  notes: notes(more),
});
const [english, german] = [[document('menu-en'), document('prices')], [document('menu-de')]];
const pages = [
  record('/en/a', { shellReads: english, reads: [document('a'), document('prices-note')] }),
  record('/en/b', { shellReads: english, reads: [document('b'), { kind: 'moment', iso: '2026-12-01', hash: 'past' }] }),
  record('/de/a', { shellReads: german, reads: [document('a-de'), document('prices')] }),
];

test('The readers of a document are the pages that read it, and those whose shell reads it', () => {
  const site = describeSite(pages, []);
  const readersOf = (...ids: readonly string[]) =>
    [
      ...pagesReading(
        ids.map((id) => `document:${id}`),
        site,
      ),
    ].sort();
  expect(readersOf('a')).toEqual(['/en/a']);
  expect(readersOf('menu-en')).toEqual(['/en/a', '/en/b']);
  expect(readersOf('prices')).toEqual(['/de/a', '/en/a', '/en/b']);
  expect(readersOf('b', 'menu-de')).toEqual(['/de/a', '/en/b']);
  expect(readersOf('unknown')).toEqual([]);
});

test('The reads of a shell are recorded once for all pages that have the shell', () => {
  expect(describeSite(pages, ['list:page:en-gb'])).toMatchObject({
    siteReads: ['list:page:en-gb'],
    shells: [
      { reads: ['document:menu-en', 'document:prices'], pages: ['/en/a', '/en/b'] },
      { reads: ['document:menu-de'], pages: ['/de/a'] },
    ],
  });
});
