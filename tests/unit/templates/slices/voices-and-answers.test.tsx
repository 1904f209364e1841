import { describe, expect, test } from 'vitest';
import type { SliceOf, SliceType } from '../../../../src/templates/slice-props.ts';
import { ComparisonTable } from '../../../../src/templates/slices/ComparisonTable/ComparisonTable.tsx';
import { Faq } from '../../../../src/templates/slices/Faq/Faq.tsx';
import { Stats } from '../../../../src/templates/slices/Stats/Stats.tsx';
import { Steps } from '../../../../src/templates/slices/Steps/Steps.tsx';
import { Testimonial } from '../../../../src/templates/slices/Testimonial/Testimonial.tsx';
import { samplePage } from '../../support/sample-page.ts';

const { html } = samplePage();

function slice<Type extends SliceType>(variation: string, fields: object): SliceOf<Type> {
  const primary = { anchor_id: null, theme: null, hour: null, eyebrow: null, heading: null, body: [], ...fields };
  return { variation, primary } as unknown as SliceOf<Type>;
}

const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

describe('questions in groups', () => {
  const group = (heading: string | null, ...questions: string[]) => ({
    heading,
    items: questions.map((question) => ({ question, answer: [] })),
  });
  const grouped = (...groups: object[]) => html(<Faq slice={slice('grouped', { groups })} index={1} />);

  test('a list leads to each group', () => {
    const markup = grouped(group('Cards', 'A?'), group('Prices and billing', 'B?'));
    expect(markup).toContain('href="#prices-and-billing"');
    expect(markup).toContain('<h2 id="prices-and-billing"');
  });

  test('one group needs no list, and one without questions is left out', () => {
    const markup = grouped(group('Cards', 'A?'), group('Prices'));
    expect(markup).not.toContain('<nav');
    expect(markup).not.toContain('Prices');
  });

  test('only the first question of all stands open', () => {
    expect(count(grouped(group('Cards', 'A?', 'B?'), group('Prices', 'C?')), /<details[^>]* open=""/g)).toBe(1);
  });
});

describe('voices by turns', () => {
  const voice = {
    quote: 'Good.',
    author: 'Maja',
    role: 'Finance lead',
    company: 'Kestrel',
    portrait: 'maja',
    link: {},
  };
  const carousel = (...items: object[]) => html(<Testimonial slice={slice('carousel', { items })} index={3} />);

  test('each has its name as a choice, the first chosen', () => {
    const markup = carousel(voice, { ...voice, author: 'Tom' });
    expect(count(markup, /type="radio"/g)).toBe(2);
    expect(markup).toMatch(/id="voices-3-0"[^>]* checked=""/);
    expect(markup).toMatch(/<label[^>]* for="voices-3-1"[^>]*>Tom/);
  });

  test('a single one has nothing to choose', () => {
    expect(carousel(voice)).not.toContain('radio');
  });

  test('no empty elements where only the words are known', () => {
    const markup = carousel({ quote: 'Good.', author: null, role: null, company: null, portrait: null, link: {} });
    expect(markup).not.toMatch(/null|<(?:b|span|figcaption|img)[ >]/);
  });

  test('without a quote there is nothing', () => {
    expect(carousel({ ...voice, quote: null })).toBe('');
  });
});

test('a review without a score has no half-disc, and its source is named', () => {
  const review = { quote: 'Exact.', heading: null, author: null, role: null, source: 'Ledger Review, July 2026' };
  const reviews = (score: number | null) =>
    html(<Testimonial slice={slice('review', { items: [{ ...review, score }] })} index={1} />);
  expect(reviews(null)).not.toContain('<svg');
  expect(reviews(null)).toContain('Ledger Review, July 2026');
  expect(reviews(2.5)).toContain('stroke-dasharray="38 151"');
});

test('the first figure has a gauge if it is a share, the others have none', () => {
  const figure = { value: '94%', label: 'matched', source: null };
  const cards = (...shares: (number | null)[]) =>
    html(<Stats slice={slice('cards', { items: shares.map((share) => ({ ...figure, share })) })} index={1} />);
  expect(count(cards(94, 50), /<svg/g)).toBe(1);
  expect(cards(null, 50)).not.toContain('<svg');
  expect(cards(50)).toContain('rotate(90 280 274)');
});

test('moments say when and what, and leave out what is not known', () => {
  const items = [{ when: 'The first hour', heading: null, body: null }];
  const markup = html(<Steps slice={slice('timeline', { items })} index={1} />);
  expect(markup).toContain('The first hour');
  expect(markup).not.toMatch(/<h[23]|null/);
});

test('slices without their items print nothing', () => {
  expect(html(<Steps slice={slice('timeline', { items: [] })} index={1} />)).toBe('');
  expect(html(<Steps slice={slice('numbered', { items: [] })} index={1} />)).toBe('');
  expect(html(<Stats slice={slice('row', { items: [] })} index={1} />)).toBe('');
  expect(html(<Stats slice={slice('cards', { items: [] })} index={1} />)).toBe('');
});

test('a comparison names its source, tints our column and reads yes and no as signs', () => {
  const cell = (text: string) => ({ content: [{ type: 'paragraph', text, spans: [] }] });
  const table = {
    head: { rows: [{ cells: ['', 'Helios', 'Other'].map(cell) }] },
    body: { rows: [{ cells: ['Cards', 'yes', 'no'].map(cell) }] },
  };
  const fields = { heading: 'Line by line', table, highlighted_column: 2, source: 'As of 30 September 2026' };
  const markup = html(<ComparisonTable slice={slice('competitor', fields)} index={1} />);
  expect(markup).toContain('As of 30 September 2026');
  expect(markup).toMatch(/data-lit=""[^>]*><span[^>]* role="img" aria-label="included"/);
  expect(count(markup, /data-lit/g)).toBe(2);
  expect(html(<ComparisonTable slice={slice('competitor', { ...fields, table: null })} index={1} />)).toBe('');
});
