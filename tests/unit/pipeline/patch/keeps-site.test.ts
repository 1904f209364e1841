import { expect, test } from 'vitest';
import type { OwnNotes } from '../../../../src/export/render/page-notes.ts';
import { keepsSite } from '../../../../src/pipeline/patch/keeps-site.ts';
import { versionsOf } from './versions.ts';

const field = { id: 'P', type: 'page', uid: 'pricing', lang: 'en-gb', field: 'body' };
const words = { title: 'Prices', description: '', headings: [] };
const before: Partial<OwnNotes> = {
  links: [{ href: '/helios/en/demo', from: field, text: 'Demo' }],
  ids: ['plans', 'unlinked'],
  reads: [
    { kind: 'document', id: 'P', hash: 'one' },
    { kind: 'route', documentId: 'D', hash: 'one' },
    { kind: 'moment', iso: '2026-11-22', hash: 'past' },
  ],
};
const told = { findings: [], linkedIds: ['plans', 'questions'] };
const [demo] = before.links ?? [];

function keeps(after: Partial<OwnNotes>, path = '/pricing'): boolean {
  return keepsSite([versionsOf(path, { notes: before }, { notes: { ...before, ...after } })], told);
}

test('A page with other words, pictures, code and addresses that it asks for keeps what is told of the site', () => {
  const reads = [
    { kind: 'document', id: 'P', hash: 'two' },
    { kind: 'code', part: 'slice:hero', hash: 'two' },
    { kind: 'moment', iso: '2026-11-22', hash: 'past' },
  ] as const;
  const links = [{ href: '/helios/en/demo', from: { ...field, field: 'slices[0].link' }, text: 'See it' }];
  const image = { url: 'https://images.example/a.png', files: [], from: undefined };
  expect(keeps({ words, reads, links, images: [image] })).toBe(true);
});

test.each<[string, Partial<OwnNotes>]>([
  ['leads elsewhere', { links: [{ href: '/helios/en/faq', from: field, text: 'FAQ' }] }],
  ['has a link less', { links: [] }],
  [
    'has a link of its template where an editor put one',
    { links: [], madeLinks: demo ? [{ ...demo, from: undefined }] : [] },
  ],
  ['loses an id to which a link leads', { ids: ['unlinked'] }],
  ['reads another document', { reads: [{ kind: 'document', id: 'Q', hash: 'one' }] }],
  [
    'tells of another moment',
    { reads: [...(before.reads ?? []), { kind: 'moment', iso: '2026-12-01', hash: 'to come' }] },
  ],
  [
    'has another media file',
    { files: [{ url: 'https://x.example/a.pdf', pathname: '/helios/static/a.pdf', from: field }] },
  ],
  ['has a finding', { findings: [{ code: 'invalid-page', severity: 'warning', message: 'It has no heading.' }] }],
])('A page that %s may change what is told of the site', (_, after) => {
  expect(keeps(after)).toBe(false);
});

test('A page may lose ids to which nothing leads, and lead to new ids of its own', () => {
  const links = [...(before.links ?? []), { href: '#unlinked', from: undefined, text: 'Below' }];
  const toNew = links.map((link) => (link.href === '#unlinked' ? { ...link, href: '#new' } : link));
  const versions = (ids: readonly string[]) => [
    versionsOf('/pricing', { notes: { ...before, links } }, { notes: { ...before, links: toNew, ids } }),
  ];
  expect(keepsSite(versions(['plans', 'new']), told)).toBe(true);
  expect(keepsSite(versions(['plans', 'unlinked']), told)).toBe(false);
});

test('A page of which findings tell may change what they tell', () => {
  const pages = [versionsOf('/pricing', { notes: before }, { notes: before })];
  const finding = { code: 'broken-link', severity: 'error', message: 'It leads nowhere.' } as const;
  const withFinding = (pathname: string) => ({ ...told, findings: [{ ...finding, pathnames: [pathname] }] });
  expect(keepsSite(pages, withFinding('/helios/en/pricing'))).toBe(false);
  expect(keepsSite(pages, withFinding('/helios/en/demo'))).toBe(true);
});
