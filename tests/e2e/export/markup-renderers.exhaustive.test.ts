import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf, openWorkplace, type Workplace } from '../support/workplace.ts';

// The printer takes the place of react-dom only if nobody can tell them apart.

const places: Record<'printer' | 'react-dom', Workplace> = {
  printer: openWorkplace({ env: { HELIOS_MARKUP: 'printer' } }),
  'react-dom': openWorkplace({ env: { HELIOS_MARKUP: 'react-dom' } }),
};
const { printer, 'react-dom': reactDom } = places;

const catalogueIn = ({ folder }: Workplace) => `${folder}/catalogue`;

beforeAll(async () => {
  for (const place of Object.values(places)) {
    for (const args of [
      ['export', '--no-images', '--out', place.out],
      ['catalogue', '--out', catalogueIn(place)],
    ]) {
      const run = await place.run([...args, '--json']);
      expect(run.code, run.stderr).toBe(0);
    }
  }
});

afterAll(() => {
  for (const place of Object.values(places)) place[Symbol.dispose]();
});

test('The printer and react-dom make the same bytes of every page of the site', () => {
  expect(contentsOf(printer.out)).toEqual(contentsOf(reactDom.out));
});

test('The printer and react-dom make the same bytes of every specimen of the catalogue', () => {
  expect(contentsOf(catalogueIn(printer))).toEqual(contentsOf(catalogueIn(reactDom)));
});
