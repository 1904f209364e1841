import { describe, expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { createReadHash, read } from '../../../../src/export/render/reads.ts';
import { type Sketch, snapshotOf } from '../../support/snapshot-of.ts';

/** The hash a read has in a site of these documents. */
function hashIn(name: string, ...sketches: Sketch[]): string {
  const snapshot = snapshotOf(...sketches);
  return createReadHash(snapshot.heads(), planRoutes(snapshot, config).routes)(name);
}

const pricing: Sketch = { type: 'page', uid: 'pricing', id: 'P', data: { title: 'Pricing' } };
const strings: Sketch = { type: 'global_strings', id: 'S' };

describe('a page is rendered again only if', () => {
  test('a document it read has other content', () => {
    const name = read.document('P');
    expect(hashIn(name, pricing)).toBe(hashIn(name, pricing, strings));
    expect(hashIn(name, pricing)).not.toBe(hashIn(name, { ...pricing, data: { title: 'Prices' } }));
    expect(hashIn(name)).toBe('none');
  });

  test('a page it links to has moved, not if that page changed', () => {
    const name = read.route('P');
    expect(hashIn(name, pricing)).toBe(hashIn(name, { ...pricing, data: { title: 'Prices' } }));
    expect(hashIn(name, pricing)).not.toBe(hashIn(name, { ...pricing, uid: 'prices' }));
  });

  test('the document it read under a UID is another, or changed, not if its neighbours did', () => {
    const name = read.uid('page', 'en-gb', 'pricing');
    expect(hashIn(name, pricing)).toBe(hashIn(name, pricing, { type: 'page', uid: 'about' }));
    expect(hashIn(name, pricing)).not.toBe(hashIn(name, { ...pricing, data: { title: 'Prices' } }));
    expect(hashIn(name)).toBe('none');
  });

  test('a list it read has another member, or a changed one, in its own locale', () => {
    const name = read.list('page', 'en-gb');
    const other: Sketch = { type: 'page', uid: 'about', id: 'A' };
    expect(hashIn(name, pricing)).not.toBe(hashIn(name, pricing, other));
    expect(hashIn(name, pricing)).toBe(hashIn(name, pricing, { ...other, lang: 'de-de' }));
    expect(hashIn(name, pricing)).not.toBe(hashIn(name, { ...pricing, data: { title: 'Prices' } }));
  });
});
