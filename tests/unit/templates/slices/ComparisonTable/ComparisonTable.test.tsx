import { expect, test } from 'vitest';
import { ComparisonTable } from '../../../../../src/templates/slices/ComparisonTable/ComparisonTable.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { all } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

test('A comparison names its source, tints our column and shows yes and no as signs', () => {
  const cell = (text: string) => ({ content: [{ type: 'paragraph', text, spans: [] }] });
  const table = {
    head: { rows: [{ cells: ['', 'Helios', 'Other'].map(cell) }] },
    body: { rows: [{ cells: ['Cards', 'yes', 'no'].map(cell) }] },
  };
  const fields = { heading: 'Line by line', table, highlighted_column: 2, source: 'As of 30 September 2026' };
  const { html } = samplePage();
  const markup = html(<ComparisonTable slice={sliceOf('comparison_table', 'competitor', fields)} index={1} />);
  expect(markup).toContain('As of 30 September 2026');
  expect(markup).toMatch(/data-lit=""[^>]*><span[^>]* role="img" aria-label="included"/);
  expect(all(markup, /data-lit/g)).toHaveLength(2);
  const empty = sliceOf('comparison_table', 'competitor', { ...fields, table: null });
  expect(html(<ComparisonTable slice={empty} index={1} />)).toBe('');
});
