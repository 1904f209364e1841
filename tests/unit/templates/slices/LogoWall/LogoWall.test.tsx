import { expect, test } from 'vitest';
import { LogoWall } from '../../../../../src/templates/slices/LogoWall/LogoWall.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { all } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

const { html } = samplePage();

function marquee(count: number): string {
  const items = Array.from({ length: count }, (_, index) => ({ name: `Firm ${index}` }));
  return html(<LogoWall slice={sliceOf('logo_wall', 'marquee', { label: 'Firms', items })} />);
}

test('A moving row of logos is printed twice, the second time for the eye only', () => {
  const page = marquee(2);
  const [first = '', echo = ''] = all(page, /<ul.*?<\/ul>/gs);
  expect(first).toContain('aria-label="Firms"');
  expect(echo).toMatch(/^<ul [^>]*aria-hidden="true" inert=""/);
  expect(page).toMatch(/<input type="checkbox"[^>]*\/?>pause_motion/);
});

test('A moving row of logos takes longer the more logos it has', () => {
  const lengths = [6, 7, 13].map((count) => all(marquee(count), /data-length="(\w+)"/g)[0]);
  expect(lengths).toEqual(['short', 'medium', 'long']);
});

test('A logo wall with nothing but names has no empty elements', () => {
  const markup = html(<LogoWall slice={sliceOf('logo_wall', 'default', { items: [{ name: 'Osterby' }] })} />);
  expect(markup).toContain('Osterby');
  expect(markup).not.toMatch(emptyElement);
});

test('A logo wall without logos prints nothing', () => {
  expect(html(<LogoWall slice={sliceOf('logo_wall', 'default')} />)).toBe('');
});
