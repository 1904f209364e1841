import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DrawnPicture } from '../../../../src/site/drawn-picture.ts';
import type { PageContext } from '../../../../src/templates/page-context.ts';
import type { PageDocument } from '../../../../src/templates/registry.ts';
import { socialPicture } from '../../../../src/templates/social/social-picture.tsx';
import { documentOf, sliceOf } from '../../support/document-of.ts';
import { linkTo, samplePage } from '../../support/sample-page.ts';

/** What the picture of a page shows. */
function drawn(document: PageDocument, documents: Parameters<typeof samplePage>[0] = {}) {
  let seen: Pick<DrawnPicture, 'pictures' | 'words'> = { pictures: [], words: [] };
  let shapes = '';
  const drawnPicture: PageContext['drawnPicture'] = (drawing) => {
    [shapes, seen] = [renderToStaticMarkup(drawing.shapes), drawing];
    return { src: '/drawn.png', width: 1200, height: 630 };
  };
  const { page } = samplePage({ ...documents, drawnPicture });
  const { alt } = socialPicture(page, document, [{ name: 'Helios' }, { name: 'Company' }, { name: 'About' }]);
  return { alt, shapes, pictures: seen.pictures, words: seen.words.map(({ text }) => text) };
}

const scene = documentOf(
  'product_scene',
  {
    kind: 'receipt_match',
    receipt_merchant: 'Marlow Roasters',
    receipt_lines: [{ label: '2 tomato soup', amount: 7.6 }],
    receipt_total_label: 'Total',
    receipt_total: 7.6,
  },
  { uid: 'receipt' },
);

const hero = sliceOf('hero', 'split', {
  theme: 'dark',
  hour: '07:50',
  eyebrow: 'About',
  heading: 'We like month ends.',
  scene: linkTo(scene),
});

test('The picture of a page has the words of its opening and the texts of its scene', () => {
  const page = documentOf('page', { title: 'About Helios', slices: [hero] });
  const { alt, words } = drawn(page, { documents: [scene] });
  expect(alt).toBe('We like month ends.');
  expect(words).toEqual([
    'Helios',
    'We like month ends.',
    '07:50',
    'About',
    'Marlow Roasters',
    '2 tomato soup',
    '7.6',
    'Total',
    '7.6',
  ]);
});

test('The picture of a page about cash has the sun on the week of the lowest balance, not the first weeks', () => {
  const weeks = documentOf('product_scene', {
    kind: 'cash_curve',
    heading: 'Cash',
    limit: 300,
    rows: [
      { label: '7 Dec', amount: 900 },
      { label: '14 Dec', detail: 'Lowest, 14 December', amount: 400, is_highlighted: true },
      { label: '21 Dec', amount: 800 },
    ],
  });
  const opening = sliceOf('hero', 'split', { theme: 'dark', heading: 'See the low point.', scene: linkTo(weeks) });
  const { words, shapes } = drawn(documentOf('page', { slices: [opening] }), { documents: [weeks] });
  expect(words.slice(-3)).toEqual(['Cash', 'Lowest, 14 December', '400']);
  expect(shapes).toContain('viewBox="0 0 560 200"');
});

test('The picture of a page that opens with a table has the words beside the table', () => {
  const fields = { theme: 'brand', hour: '12:00', eyebrow: 'Cashback', heading: 'One per cent back.' } as const;
  const opening = sliceOf('comparison_table', 'plans', fields);
  const { words } = drawn(documentOf('page', { title: 'Cashback', slices: [opening] }));
  expect(words).toEqual(['Helios', 'One per cent back.', '12:00', 'Cashback']);
});

test('Without a hero the picture has the title of the page and the name of the page above it', () => {
  const { alt, words } = drawn(documentOf('job', { title: 'Counsel' }));
  expect(alt).toBe('Counsel');
  expect(words).toEqual(['Helios', 'Counsel', 'Company']);
});

test('The sun stands where it is at the hour of the page, and low after sunset', () => {
  const at = (hour: string) => {
    const slices = [sliceOf('hero', 'split', { heading: 'Now', hour })];
    const [, x, y] = /cx="(\d+)" cy="(\d+)"/.exec(drawn(documentOf('page', { slices })).shapes) ?? [];
    return { x: Number(x), y: Number(y) };
  };
  expect(at('08:00').x).toBeLessThan(at('12:00').x);
  expect(at('12:00').y).toBeLessThan(at('08:00').y);
  expect(at('21:40').y).toBeGreaterThan(540);
});

test('The picture has no ray without a sun: a dark sky after sunset has neither', () => {
  const night = (theme: 'dark' | 'tint') => {
    const slices = [sliceOf('hero', 'split', { heading: 'Now', hour: '21:40', theme })];
    return drawn(documentOf('page', { slices })).shapes;
  };
  expect(night('dark')).not.toContain('stroke-dasharray');
  expect(night('tint')).toMatch(/<circle[^>]*fill="#[^>]*><\/circle><g[^>]*><circle[^>]*stroke-dasharray/);
});

test('A page without any drawing shows the object of what it lists', () => {
  const events = sliceOf('event_list', 'upcoming', { heading: 'Soon' });
  const plain = drawn(documentOf('page', { title: 'Events' })).shapes;
  expect(drawn(documentOf('page', { title: 'Events', slices: [events] })).shapes.length).toBeGreaterThan(plain.length);
});

test('The widest object, the sheets, is inside the picture', () => {
  const closing = sliceOf('cta', 'banner', { heading: 'Begin', closing: 'sheet' });
  expect(drawn(documentOf('page', { slices: [closing] })).shapes).toContain('translate(590 220)scale(1)');
});

test('A picture of subscriptions lists no cancelled one', () => {
  const rows = [
    { label: 'Northpost Mail', amount: 384, category: 'software' },
    { label: 'Tidy Tickets', amount: 120, category: 'none' },
  ] as const;
  const list = documentOf('product_scene', { kind: 'subscription_list', rows: [...rows] }, { uid: 'list' });
  const slices = [sliceOf('hero', 'split', { heading: 'Cancel the tool.', scene: linkTo(list) })];
  const { words } = drawn(documentOf('page', { slices }), { documents: [list] });
  expect(words).toContain('Northpost Mail');
  expect(words).not.toContain('Tidy Tickets');
});

test('The front card of a deck is bright before a dark sky, where a dark one would have no edge', () => {
  const deck = documentOf('product_scene', { kind: 'card_deck' }, { uid: 'deck' });
  const shapes = (theme: 'dark' | 'tint') => {
    const slices = [sliceOf('hero', 'split', { heading: 'Cards', theme, scene: linkTo(deck) })];
    return drawn(documentOf('page', { slices }), { documents: [deck] }).shapes;
  };
  expect(shapes('dark')).toContain('rx="16" fill="#ffbe1a"');
  expect(shapes('tint')).toContain('rx="16" fill="#06262d"');
});

test('A page without a scene shows the object with which it closes', () => {
  const closing = sliceOf('cta', 'banner', { heading: 'Begin', closing: 'key' });
  const withKey = drawn(documentOf('page', { title: 'Team', slices: [closing] })).shapes;
  const without = drawn(documentOf('page', { title: 'Team' })).shapes;
  expect(withKey.length).toBeGreaterThan(without.length);
  expect(withKey).toContain('M340 236h44v26');
});

test('Every kind of scene can stand in a picture, even with all fields empty', () => {
  const kinds = ['spend_day', 'card_deck', 'budget_gauge', 'posting_table', 'wallet_phone', 'cash_curve'] as const;
  for (const kind of kinds) {
    const empty = documentOf('product_scene', { kind }, { uid: kind });
    const slices = [sliceOf('hero', 'split', { heading: 'Now', scene: linkTo(empty) })];
    expect(drawn(documentOf('page', { slices }), { documents: [empty] }).words).toContain('Now');
  }
});

test('The picture of an integration has its own tile, and the postings that arrive in it', () => {
  const postings = documentOf(
    'product_scene',
    {
      kind: 'posting_table',
      heading: 'Ready for Xero',
      rows: [{ label: 'Lockside Coffee', detail: '420 Client meals' }],
    },
    { uid: 'postings' },
  );
  const withScene = documentOf('integration', { name: 'Xero', scene: linkTo(postings) }, { uid: 'xero' });
  expect(drawn(withScene, { documents: [postings] }).words).toEqual(expect.arrayContaining(['X', '420 Client meals']));
  expect(drawn(documentOf('integration', { name: 'Okta' }, { uid: 'okta' })).words).toContain('O');
});

test.each([
  [
    { width: 900, height: 1200 },
    { width: 300, height: 400 },
  ],
  [
    { width: 1200, height: 675 },
    { width: 460, height: 259 },
  ],
  [
    { width: 0, height: 0 },
    { width: 460, height: 345 },
  ],
])('The cover of an ebook stands on the horizon in its own shape: %o', (dimensions, shown) => {
  const cover = { url: 'https://images.prismic.io/helios/cover.svg', alt: 'A tap', dimensions };
  const [box] = drawn(documentOf('ebook', { title: 'Cash flow', cover })).pictures;
  expect(box).toMatchObject({ address: cover.url, ...shown });
  expect((box?.y ?? 0) + shown.height).toBe(528);
});

test('The picture of a page that opens with prices has its heading, the plans and their prices', () => {
  const plans = [
    { name: 'Sunrise', yearly: 0, unit: 'a month' },
    { name: 'Zenith', yearly: null, price_text: 'Let’s talk' },
  ];
  const slices = [sliceOf('pricing_table', 'plans', { heading: 'Pay only for the people who spend.' })];
  const { words } = drawn(documentOf('page', { title: 'Pricing', slices }), { contents: { pricing: { plans } } });
  expect(words).toEqual(expect.arrayContaining(['Pay only for the people who spend.', 'Sunrise', '0', 'Let’s talk']));
});

test('The picture of a page whose opening has a drawing shows it, not the object at its end', () => {
  const opening = sliceOf('hero', 'default', { heading: 'Questions', drawing: 'key' });
  const closing = sliceOf('cta', 'banner', { heading: 'Begin', closing: 'pot' });
  const { shapes } = drawn(documentOf('page', { title: 'FAQ', slices: [opening, closing] }));
  expect(shapes).toContain('M340 236h44v26');
});

test('The picture of an event has its day', () => {
  const event = documentOf('webinar', { title: 'Closing before lunch', starts_at: '2027-01-21T09:00:00+0000' });
  expect(drawn(event).words).toContain('2027-01-21T09:00:00+0000 UTC');
});
