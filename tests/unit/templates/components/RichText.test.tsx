import { expect, test } from 'vitest';
import { RichText } from '../../../../src/templates/components/RichText.tsx';
import { sliceOf } from '../../support/document-of.ts';
import { samplePage } from '../../support/sample-page.ts';

/** The markup of rich text that is these nodes, without its classes. */
function render(...nodes: object[]): string {
  const { body } = sliceOf('notice', 'info', { body: nodes }).primary;
  return samplePage()
    .html(<RichText field={body} />)
    .replaceAll(/ class="[^"]*"/g, '');
}

const hyperlink = (start: number, end: number, url: string) => ({
  type: 'hyperlink',
  start,
  end,
  data: { link_type: 'Web', url },
});

test('List items of one kind that follow each other are one list', () => {
  const item = (type: string, text: string) => ({ type, text, spans: [] });
  expect(render(item('list-item', 'a'), item('list-item', 'b'), item('o-list-item', 'c'))).toBe(
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
  );
});

test('A heading in rich text gets an id that a link can name, whatever its letters', () => {
  expect(render({ type: 'heading2', text: 'Wie wir Daten schützen: Überblick', spans: [] })).toBe(
    '<h2 id="wie-wir-daten-schutzen-uberblick">Wie wir Daten schützen: Überblick</h2>',
  );
});

test('Markup in rich text is text on the page', () => {
  expect(render({ type: 'paragraph', text: '<script>alert(1)</script>', spans: [] })).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

test('A strong word inside a link stays inside the link', () => {
  const spans = [{ type: 'strong', start: 5, end: 9 }, hyperlink(0, 14, '/helios/en')];
  expect(render({ type: 'paragraph', text: 'Read this page.', spans })).toBe(
    '<p><a href="/helios/en">Read <strong>this</strong> page</a>.</p>',
  );
});

test('Spans that overlap lose no letter and print none twice', () => {
  const spans = [
    { type: 'strong', start: 0, end: 6 },
    { type: 'em', start: 4, end: 10 },
  ];
  expect(render({ type: 'paragraph', text: 'abcdefghijkl', spans })).toBe(
    '<p><strong>abcd<em>ef</em></strong><em>ghij</em>kl</p>',
  );
});

test('A link in rich text that leads nowhere leaves its text', () => {
  const broken = { type: 'hyperlink', start: 0, end: 4, data: { link_type: 'Any' } };
  expect(render({ type: 'paragraph', text: 'Here it is', spans: [broken] })).toBe('<p>Here it is</p>');
});

test('A line break in a paragraph is a line break on the page', () => {
  expect(render({ type: 'paragraph', text: 'one\ntwo', spans: [] })).toBe('<p>one<br/>two</p>');
});
