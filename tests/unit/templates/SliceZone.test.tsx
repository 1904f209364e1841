import { expect, test } from 'vitest';
import { SliceZone } from '../../../src/templates/SliceZone.tsx';
import { anySlice, sliceOf } from '../support/document-of.ts';
import { samplePage } from '../support/sample-page.ts';

test('A slice that the code does not know is reported and leaves no trace', () => {
  const unknown = anySlice({ slice_type: 'hologram', variation: 'default', primary: {} });
  const { html, reports } = samplePage();
  expect(html(<SliceZone slices={[unknown]} />)).toBe('');
  expect(reports).toEqual([{ code: 'unknown-slice', message: 'No component renders the slice "hologram".' }]);
});

test('A slice that an editor added and did not fill leaves no trace', () => {
  const { html } = samplePage();
  const empty = { theme: 'dark', anchor_id: 'note', body: [] };
  expect(html(<SliceZone slices={[sliceOf('notice', 'info', empty)]} />)).toBe('');
  const filled = { ...empty, body: [{ type: 'paragraph', text: 'Prices without VAT.', spans: [] }] };
  expect(html(<SliceZone slices={[sliceOf('notice', 'info', filled)]} />)).toContain('Prices without VAT.');
});

test('The first slice has the heading of the page, unless the page has a head of its own', () => {
  const faq = sliceOf('faq', 'accordion', { heading: 'Asked before noon', items: [{ question: 'Can I leave?' }] });
  const { html } = samplePage();
  expect(html(<SliceZone slices={[faq]} />)).toContain('<h1');
  expect(html(<SliceZone slices={[faq]} isBelowHead />)).toContain('<h2');
});
