import { expect, test } from 'vitest';
import { AnchorNav } from '../../../../../src/templates/slices/AnchorNav/AnchorNav.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { samplePage } from '../../../support/sample-page.ts';

const { html } = samplePage();

test('A day track whose items have no hour has no empty elements', () => {
  const slice = sliceOf('anchor_nav', 'default', { items: [{ label: 'Pay', anchor: 'pay' }] });
  const markup = html(<AnchorNav slice={slice} />);
  expect(markup).toContain('#pay');
  expect(markup).not.toMatch(emptyElement);
});

test('A day track whose items lead nowhere prints nothing', () => {
  const slice = sliceOf('anchor_nav', 'default', { items: [{ hour: '08:12', label: 'Pay' }] });
  expect(html(<AnchorNav slice={slice} />)).toBe('');
});
