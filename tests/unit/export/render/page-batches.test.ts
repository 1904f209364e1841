import { expect, test } from 'vitest';
import { createPacker, type PackedPage, pagesPerList, unpack } from '../../../../src/export/render/packed-page.ts';
import { createPageBatches, type PageBatch } from '../../../../src/export/render/page-batches.ts';
import type { PageDraft } from '../../../../src/export/render/page-record.ts';
import { renderedPage } from '../../support/rendered-page.ts';

/** A page that shares the id `main` with all others, and has its pathname as an id of its own. */
function draftOf(pathname: string): PageDraft {
  const file = { path: `${pathname}.html`, sha256: '', bytes: 0, type: 'text/html', cache: 'revalidate' } as const;
  const drawn = [
    {
      pathname: `${pathname}.png`,
      addresses: [],
      shapes: '<path/>',
      boxes: ['{"box":1}'],
      words: [`{"text":"${pathname}"}`],
    },
  ];
  return renderedPage(pathname, file, { own: { ids: ['main', pathname], drawn } }).draft;
}

const pathnames = (thread: string, count: number) => Array.from({ length: count }, (_, at) => `/${thread}-${at}`);

function packedBy(thread: string, count: number): PackedPage[] {
  return pathnames(thread, count).map(draftOf).map(createPacker(thread));
}

test('Pages of several threads that arrive in turns are as they were before they were packed', () => {
  const [first, second] = [packedBy('a', 3), packedBy('b', 3)];
  const batches = createPageBatches();
  const taken = first.flatMap((page, at) => [page, second[at] as PackedPage]);
  const drafts = taken.map((page) => batches.take({ page, shell: undefined }).draft);
  expect(drafts).toEqual(taken.map(({ pathname }) => draftOf(pathname)));
});

test('A value that pages share is handed over once', () => {
  const [first, second] = packedBy('a', 2);
  const words = (pathname: string) => JSON.stringify(JSON.stringify({ text: pathname }));
  const box = JSON.stringify('{"box":1}');
  expect(first?.added).toEqual(['"main"', '"/a-0"', '"<path/>"', box, words('/a-0')]);
  expect(second?.added).toEqual(['"/a-1"', words('/a-1')]);
});

test('A batch is complete when its list is, and those that are not are the rest', () => {
  const batches = createPageBatches();
  const take = (pages: readonly PackedPage[]) =>
    pages.flatMap((page) => batches.take({ page, shell: undefined }).full ?? []);
  const full = take([...packedBy('a', pagesPerList + 2), ...packedBy('b', 1)]);
  const paths = (batch: PageBatch | undefined) => batch?.pages.map(({ pathname }) => pathname);
  const [first, ...others] = batches.rest();

  expect(full.map(paths)).toEqual([pathnames('a', pagesPerList)]);
  expect([paths(first), ...others.map(paths)]).toEqual([[`/a-${pagesPerList}`, `/a-${pagesPerList + 1}`], ['/b-0']]);
  // The second list has its own places: its pages can be read with its values alone.
  const [page] = first?.pages ?? [];
  const values = first?.values.map((text) => JSON.parse(text));
  expect(page && unpack(page.draft, page.shell, values ?? [])).toEqual(draftOf(`/a-${pagesPerList}`));
});

test('The notes of shells are in the batch of the page that they came with', () => {
  const batches = createPageBatches();
  const { draft, shell } = renderedPage('/a', draftOf('/a').page);
  batches.take({ page: createPacker('a')(draft), shell });
  expect(batches.rest().map(({ shells }) => shells)).toEqual([[shell]]);
});
