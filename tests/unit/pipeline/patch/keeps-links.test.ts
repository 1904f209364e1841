import { expect, test } from 'vitest';
import type { OwnNotes } from '../../../../src/export/render/page-notes.ts';
import { keepsLinks } from '../../../../src/pipeline/patch/keeps-links.ts';
import { versionsOf } from './versions.ts';

const field = { id: 'P', type: 'page', uid: 'pricing', lang: 'en-gb', field: 'body' };
const demo = { href: '/helios/en/demo', from: field, text: 'Demo' };
const before: Partial<OwnNotes> = { links: [demo], ids: ['plans', 'unlinked'] };
const linkedIds = ['plans', 'questions'];

function keeps(after: Partial<OwnNotes>): boolean {
  return keepsLinks([versionsOf('/pricing', { notes: before }, { notes: { ...before, ...after } })], linkedIds);
}

test('Links in other fields with other words lead where they led', () => {
  expect(
    keeps({ links: [{ href: '/helios/en/demo', from: { ...field, field: 'slices[0].link' }, text: 'See it' }] }),
  ).toBe(true);
});

test.each<[string, Partial<OwnNotes>]>([
  ['leads elsewhere', { links: [{ href: '/helios/en/faq', from: field, text: 'FAQ' }] }],
  ['has a link less', { links: [] }],
  ['has a link of its template where an editor put one', { links: [], madeLinks: [{ ...demo, from: undefined }] }],
  ['loses an id to which a link leads', { ids: ['unlinked'] }],
])('A page that %s has other links', (_, after) => {
  expect(keeps(after)).toBe(false);
});

test('A page may lose ids to which nothing leads, and lead to new ids of its own', () => {
  const links = [demo, { href: '#unlinked', from: undefined, text: 'Below' }];
  const toNew = links.map((link) => (link.href === '#unlinked' ? { ...link, href: '#new' } : link));
  const versions = (ids: readonly string[]) => [
    versionsOf('/pricing', { notes: { ...before, links } }, { notes: { ...before, links: toNew, ids } }),
  ];
  expect(keepsLinks(versions(['plans', 'new']), linkedIds)).toBe(true);
  expect(keepsLinks(versions(['plans', 'unlinked']), linkedIds)).toBe(false);
});
