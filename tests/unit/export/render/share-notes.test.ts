import { expect, test } from 'vitest';
import type { LinkNote } from '../../../../src/export/render/page-notes.ts';
import type { PageRecord } from '../../../../src/export/render/page-record.ts';
import { createNoteSharing } from '../../../../src/export/render/share-notes.ts';
import { notes } from '../../check/samples.ts';

const file = { path: 'helios/en/index.html', sha256: '', bytes: 0, type: 'text/html', cache: 'revalidate' } as const;
const page = (...links: LinkNote[]): PageRecord => ({
  pathname: '/helios/en',
  page: file,
  companions: [],
  notes: notes({ links }),
});
const from = (field: string) => ({ id: 'N', type: 'navigation', uid: null, lang: 'en-gb', field });
const pricing = (field = 'links[0]'): LinkNote => ({ href: '/helios/en/pricing', text: 'Pricing', from: from(field) });

test('A link that is on two pages is noted once', () => {
  const share = createNoteSharing();
  const [first, second] = [share(page(pricing())), share(page(pricing()))];
  expect(first).toEqual(page(pricing()));
  expect(second.notes.links[0]).toBe(first.notes.links[0]);
});

test('A link from another field, or of the templates themselves, is noted apart', () => {
  const links = [pricing(), pricing('links[1]'), { ...pricing(), from: undefined }, { ...pricing(), text: 'Prices' }];
  const share = createNoteSharing();
  share(page(...links));
  expect(share(page(...links))).toEqual(page(...links));
});
