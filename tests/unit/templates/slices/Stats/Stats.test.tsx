import { expect, test } from 'vitest';
import { Stats } from '../../../../../src/templates/slices/Stats/Stats.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { all } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

const { html } = samplePage();

test('The first figure has a gauge if it is a share, and the others have none', () => {
  const cards = (...shares: (number | null)[]) => {
    const items = shares.map((share) => ({ value: '94%', label: 'matched', share }));
    return html(<Stats slice={sliceOf('stats', 'cards', { items })} index={1} />);
  };
  expect(all(cards(94, 50), /<svg/g)).toHaveLength(1);
  expect(cards(null, 50)).not.toContain('<svg');
  expect(cards(50)).toContain('rotate(90 280 274)');
});

test('A figure without a source has no empty elements', () => {
  const slice = sliceOf('stats', 'row', { items: [{ value: '94%', label: 'matched' }] });
  const markup = html(<Stats slice={slice} index={1} />);
  expect(markup).toContain('94%');
  expect(markup).not.toMatch(emptyElement);
});

test('A slice of figures without figures prints nothing', () => {
  expect(html(<Stats slice={sliceOf('stats', 'row')} index={1} />)).toBe('');
  expect(html(<Stats slice={sliceOf('stats', 'cards')} index={1} />)).toBe('');
});
