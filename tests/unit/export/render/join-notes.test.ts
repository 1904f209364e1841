import { expect, test } from 'vitest';
import { recordOf } from '../../../../src/export/render/join-notes.ts';
import type { LinkNote, PartNotes } from '../../../../src/export/render/page-notes.ts';
import { renderedPage } from '../../support/rendered-page.ts';

const file = { path: 'helios/en.html', sha256: '', bytes: 0, type: 'text/html', cache: 'revalidate' } as const;
const from = { id: 'N', type: 'navigation', uid: null, lang: 'en-gb', field: 'links[0]' };
const ofField = (href: string): LinkNote => ({ href, text: '', from });
const made = (href: string): LinkNote => ({ href, text: '', from: undefined });

function record(pathname: string, parts: { own?: Partial<PartNotes>; shell?: Partial<PartNotes> }) {
  const { draft, shell } = renderedPage(pathname, file, parts);
  return recordOf(draft, new Map([[shell.name, shell.notes]]));
}

test('A page has the notes of its shell and its own', () => {
  const shell = { links: [ofField('/a')], ids: ['menu'], islands: ['search', 'sign-up'] };
  const { notes } = record('/helios/en', {
    shell,
    own: { links: [ofField('/b')], ids: ['main'], islands: ['search'] },
  });
  expect(notes.shellLinks).toEqual([ofField('/a')]);
  expect(notes.links).toEqual([ofField('/b')]);
  expect(notes.ids).toEqual(['menu', 'main']);
  expect(notes.islands).toEqual(['search', 'sign-up']);
});

test('Pages with the same shell have one list of its links', () => {
  const shell = { links: [ofField('/a')] };
  const [first, second] = ['/helios/en', '/helios/en/pricing'].map((pathname) => record(pathname, { shell }));
  expect(first?.notes.shellLinks).toBe(second?.notes.shellLinks);
});

test('A link that the templates of the shell make is left out where a field of the page has its address', () => {
  const shell = { madeLinks: [made('/de'), made('/fr')] };
  const { notes } = record('/helios/en', { shell, own: { links: [ofField('/de')], madeLinks: [made('#main')] } });
  expect(notes.links).toEqual([ofField('/de'), made('/fr'), made('#main')]);
});

test('A finding about a shell names each page that has the shell', () => {
  const finding = { code: 'missing-string', severity: 'warning', message: 'There is no text.', hint: '' } as const;
  const { notes } = record('/helios/en', { shell: { findings: [finding] } });
  expect(notes.findings).toEqual([{ ...finding, pathnames: ['/helios/en'] }]);
});
