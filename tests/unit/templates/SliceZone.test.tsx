import { expect, test } from 'vitest';
import { SliceZone } from '../../../src/templates/SliceZone.tsx';
import type { Slice } from '../../../src/templates/slice-props.ts';
import { samplePage } from '../support/sample-page.ts';

test('a slice unknown to the code is reported and leaves no trace', () => {
  const unknown = { id: 'x', slice_type: 'hologram', variation: 'default', primary: {} } as unknown as Slice;
  const { html, reports } = samplePage();
  expect(html(<SliceZone slices={[unknown]} />)).toBe('');
  expect(reports).toEqual([{ code: 'unknown-slice', message: 'No component renders the slice "hologram".' }]);
});

test('a slice that was added and not filled leaves no trace either', () => {
  const sketch = (primary: object) =>
    ({
      id: 'x',
      slice_type: 'notice',
      slice_label: null,
      variation: 'info',
      version: 'initial',
      primary,
      items: [],
    }) as unknown as Slice;
  const { html } = samplePage();
  const empty = { theme: 'dark', anchor_id: 'note', body: [] };
  expect(html(<SliceZone slices={[sketch(empty)]} />)).toBe('');
  const filled = { ...empty, body: [{ type: 'paragraph', text: 'Prices without VAT.', spans: [] }] };
  expect(html(<SliceZone slices={[sketch(filled)]} />)).toContain('Prices without VAT.');
});

test('the first slice has the heading of the page, unless the page has a head of its own', () => {
  const items = [{ question: 'Can I leave?', answer: [] }];
  const primary = { theme: 'light', anchor_id: null, heading: 'Asked before noon', body: [], items };
  const faq = { id: 'x', slice_type: 'faq', variation: 'accordion', primary } as unknown as Slice;
  const { html } = samplePage();
  expect(html(<SliceZone slices={[faq]} />)).toContain('<h1');
  expect(html(<SliceZone slices={[faq]} isBelowHead />)).toContain('<h2');
});
