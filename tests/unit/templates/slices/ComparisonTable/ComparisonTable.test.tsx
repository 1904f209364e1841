import { expect, test } from 'vitest';
import { ComparisonTable } from '../../../../../src/templates/slices/ComparisonTable/ComparisonTable.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { all } from '../../../support/markup.ts';
import { samplePage, webLink } from '../../../support/sample-page.ts';

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

test('The table of plans begins with a switch that has a button for each plan, on the highlighted one', () => {
  const cell = (text: string) => ({ content: [{ type: 'paragraph', text, spans: [] }] });
  const markupOf = (plans: string[], highlighted_column: number | null) => {
    const head = { rows: [{ cells: ['', ...plans].map(cell) }] };
    const body = { rows: [{ cells: ['Cards', ...plans.map(() => 'yes')].map(cell) }] };
    const fields = { heading: 'All plans', table: { head, body }, highlighted_column };
    return samplePage().html(<ComparisonTable slice={sliceOf('comparison_table', 'plans', fields)} index={1} />);
  };
  const markup = markupOf(['Sunrise', 'Daylight', 'Zenith'], 3);
  expect(all(markup, /type="radio"/g)).toHaveLength(3);
  expect(markup).toMatch(/checked="" value="1"|value="1" checked=""/);
  expect(markupOf(['Sunrise', 'Daylight'], null)).toMatch(/checked="" value="0"|value="0" checked=""/);
  expect(markupOf(['Sunrise'], null)).not.toContain('radio');
});

test('A column of nothing but figures is aligned as one, and a bold first cell makes its row a total', () => {
  const cell = (text: string) => ({ content: [{ type: 'paragraph', text, spans: [] }] });
  const bold = (text: string) => ({
    content: [{ type: 'paragraph', text, spans: [{ type: 'strong', start: 0, end: text.length }] }],
  });
  const table = {
    head: { rows: [{ cells: ['Spent on', 'Plan', 'Rate', 'Back'].map(cell) }] },
    body: {
      rows: [
        { cells: ['Software', 'Daylight', '1 %', '1.460,00 €'].map(cell) },
        { cells: ['Else', 'Daylight', '2 %', '0,00 kr.'].map(cell) },
        { cells: ['Cash', '5 people', 'no', '£0'].map(cell) },
        { cells: [bold('Together'), cell(''), cell(''), bold('£120.00')] },
      ],
    },
  };
  const slice = sliceOf('comparison_table', 'competitor', { table });
  const markup = samplePage().html(<ComparisonTable slice={slice} index={1} />);
  const figures = all(markup, /<t[hd][^>]*class="[^"]*figure[^"]*"[^>]*>(.*?)<\/t[hd]>/g);
  expect(figures).toHaveLength(10);
  expect(figures.join()).not.toMatch(/Plan|Daylight|people/);
  expect(markup).toContain('<strong>Together</strong>');
});

test('A table at the top of a page is beside the heading of the page, with the way on below the words', () => {
  const cell = (text: string) => ({ content: [{ type: 'paragraph', text, spans: [] }] });
  const table = {
    head: { rows: [{ cells: ['Team', 'A month'].map(cell) }] },
    body: { rows: [{ cells: ['Five people', '£45'].map(cell) }] },
  };
  const fields = { heading: 'Small bill', caption: 'Worked out', table, source: 'Billed yearly' };
  const { html } = samplePage();
  const links = [{ ...webLink('/pricing'), text: 'See prices' }];
  const slice = sliceOf('comparison_table', 'competitor', { ...fields, links });
  const top = html(<ComparisonTable slice={slice} index={0} />);
  expect(top).toMatch(/<h1[^>]*>Small bill<\/h1>.*See prices.*Worked out.*Five people.*Billed yearly/s);
  expect(html(<ComparisonTable slice={slice} index={1} />)).toMatch(/<h2.*Worked out.*Billed yearly.*See prices/s);
  const form = sliceOf('comparison_table', 'email_signup', { ...fields, submit_label: 'Begin', hint: 'No card' });
  expect(html(<ComparisonTable slice={form} index={0} />)).toMatch(/<form.*type="email".*Begin.*No card.*Worked out/s);
});
