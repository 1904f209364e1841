import { expect, test } from 'vitest';
import { createDraftParser, formatDraft } from '../../../../src/export/render/draft-text.ts';
import type { PageDraft } from '../../../../src/export/render/page-record.ts';
import { handedPage } from '../../support/handed-page.ts';

const file = { path: 'helios/en.html', sha256: 'a', bytes: 1, type: 'text/html', cache: 'revalidate' } as const;
const from = { id: 'N', type: 'page', uid: null, lang: 'en-gb', field: 'links[0]' };

function draftOf(pathname: string): PageDraft {
  const own = {
    reads: [{ kind: 'document', id: 'N', hash: 'one\ntwo' } as const],
    links: [{ href: '/a', text: 'A\u2028\n', from }],
    madeLinks: [{ href: '/b', text: '', from: undefined }],
    ids: ['main'],
  };
  const { draft } = handedPage(pathname, file, { own });
  return { ...draft, companions: [{ ...file, path: 'helios/shared.css' }] };
}

test('The text of a page has a line for each file, read and link, and gives the same page', () => {
  const draft = draftOf('/helios/en');
  const text = formatDraft(draft);
  expect(text.split('\n')).toHaveLength(5);
  expect(createDraftParser()(text, draft.shell)).toEqual(draft);
});

test('Pages of one parser refer to the same files, reads and links', () => {
  const parse = createDraftParser();
  const [one, other] = ['/helios/en', '/helios/de'].map((pathname) => parse(formatDraft(draftOf(pathname)), 'plain'));
  expect(one?.pathname).not.toBe(other?.pathname);
  expect(one?.companions[0]).toBe(other?.companions[0]);
  expect(one?.own.reads[0]).toBe(other?.own.reads[0]);
  expect(one?.own.links[0]).toBe(other?.own.links[0]);
});
