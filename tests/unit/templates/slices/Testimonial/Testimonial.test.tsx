import { expect, test } from 'vitest';
import { Testimonial } from '../../../../../src/templates/slices/Testimonial/Testimonial.tsx';
import { sliceOf, type Values } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { all } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

const { html } = samplePage();

const voice = { quote: 'Good.', author: 'Maja', role: 'Finance lead', company: 'Kestrel', portrait: 'maja' };
type Voice = Values<typeof voice>;

function carousel(...items: Voice[]): string {
  return html(<Testimonial slice={sliceOf('testimonial', 'carousel', { items })} index={3} />);
}

test('Each voice of a carousel has its name as a choice, and the first is chosen', () => {
  const markup = carousel(voice, { ...voice, author: 'Tom' });
  expect(all(markup, /type="radio"/g)).toHaveLength(2);
  expect(markup).toMatch(/id="voices-3-0"[^>]* checked=""/);
  expect(markup).toMatch(/<label[^>]* for="voices-3-1"[^>]*>Tom/);
});

test('A carousel of a single voice has nothing to choose', () => {
  expect(carousel(voice)).not.toContain('radio');
});

test('A voice of which only the words are known has no empty elements', () => {
  expect(carousel({ quote: 'Good.' })).not.toMatch(/null|<(?:b|span|figcaption|img)[ >]/);
});

test('A voice without a quote prints nothing', () => {
  expect(carousel({ ...voice, quote: null })).toBe('');
});

test('A review without a score has no half-disc, and its source is named', () => {
  const review = (score: number | null) => {
    const items = [{ quote: 'Exact.', source: 'Ledger Review, July 2026', score }];
    return html(<Testimonial slice={sliceOf('testimonial', 'review', { items })} index={1} />);
  };
  expect(review(null)).not.toContain('<svg');
  expect(review(null)).toContain('Ledger Review, July 2026');
  expect(review(2.5)).toContain('stroke-dasharray="38 151"');
});

test('Of reviews of very different lengths the longest is the wide one', () => {
  const reviews = (...quotes: string[]) => {
    const items = quotes.map((quote) => ({ quote, score: null }));
    return html(<Testimonial slice={sliceOf('testimonial', 'review', { items })} index={1} />);
  };
  const uneven = reviews('Exact.', 'It was long before we knew how long.', 'Short enough.');
  expect(all(uneven, /<figure class="[^"]*long[^"]*"><blockquote[^>]*>(.*?)</g)).toEqual([
    'It was long before we knew how long.',
  ]);
  expect(reviews('Exact and fast.', 'Fast and exact.', 'Both of these.')).not.toMatch(/<figure class="[^"]*long/);
});

test('A quotation without an author has no empty elements', () => {
  const markup = html(<Testimonial slice={sliceOf('testimonial', 'quote', { quote: 'Good.' })} index={1} />);
  expect(markup).toContain('Good.');
  expect(markup).not.toMatch(emptyElement);
});

test('A quotation without words prints nothing', () => {
  expect(html(<Testimonial slice={sliceOf('testimonial', 'quote')} index={1} />)).toBe('');
});

test('A wall names each voice by trade and city, and leaves out voices without words', () => {
  const items = [
    { quote: 'The flour is booked.', trade: 'Bakery', city: 'Leeds' },
    { trade: 'Dentist', city: 'York' },
  ];
  const markup = html(<Testimonial slice={sliceOf('testimonial', 'wall', { items })} index={1} />);
  expect(markup).toMatch(/The flour is booked\..*Bakery.*Leeds/s);
  expect(markup).not.toMatch(/Dentist|York/);
});
