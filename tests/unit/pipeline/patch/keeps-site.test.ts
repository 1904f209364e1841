import { expect, test } from 'vitest';
import type { OwnNotes } from '../../../../src/export/render/page-notes.ts';
import { keepsSite } from '../../../../src/pipeline/patch/keeps-site.ts';
import { versionsOf } from './versions.ts';

const before: Partial<OwnNotes> = {
  reads: [
    { kind: 'document', id: 'P', hash: 'one' },
    { kind: 'route', documentId: 'D', hash: 'one' },
    { kind: 'moment', iso: '2026-11-22', hash: 'past' },
  ],
};

function keeps(after: Partial<OwnNotes>, path = '/pricing'): boolean {
  return keepsSite([versionsOf(path, { notes: before }, { notes: { ...before, ...after } })], []);
}

test('A page with other words, pictures, links, files and addresses that it asks for keeps what is told of the site', () => {
  const reads = [
    { kind: 'document', id: 'P', hash: 'two' },
    { kind: 'code', part: 'slice:hero', hash: 'two' },
    { kind: 'moment', iso: '2026-11-22', hash: 'past' },
  ] as const;
  const from = { id: 'P', type: 'page', uid: 'pricing', lang: 'en-gb', field: 'body' };
  const links = [{ href: '/helios/en/demo', from, text: 'See it' }];
  const image = { url: 'https://images.example/a.png', files: [], from: undefined };
  const files = [{ url: 'https://x.example/a.pdf', pathname: '/helios/static/a.pdf', from }];
  const words = { title: 'Prices', description: '', headings: [] };
  expect(keeps({ words, reads, links, files, images: [image] })).toBe(true);
});

test.each<[string, Partial<OwnNotes>]>([
  ['reads another document', { reads: [{ kind: 'document', id: 'Q', hash: 'one' }] }],
  [
    'tells of another moment',
    { reads: [...(before.reads ?? []), { kind: 'moment', iso: '2026-12-01', hash: 'to come' }] },
  ],
  ['has a finding', { findings: [{ code: 'invalid-page', severity: 'warning', message: 'It has no heading.' }] }],
])('A page that %s may change what is told of the site', (_, after) => {
  expect(keeps(after)).toBe(false);
});

test('A page of which findings tell may change what they tell', () => {
  const pages = [versionsOf('/pricing', { notes: before }, { notes: before })];
  const finding = { code: 'broken-link', severity: 'error', message: 'It leads nowhere.' } as const;
  const told = (pathname: string) => [{ ...finding, pathnames: [pathname] }];
  expect(keepsSite(pages, told('/helios/en/pricing'))).toBe(false);
  expect(keepsSite(pages, told('/helios/en/demo'))).toBe(true);
  const long = { ...finding, code: 'long-meta', pathnames: ['/helios/en/pricing'] } as const;
  expect(keepsSite(pages, [long])).toBe(true);
});
