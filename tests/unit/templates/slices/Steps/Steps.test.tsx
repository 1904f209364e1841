import { expect, test } from 'vitest';
import { Steps } from '../../../../../src/templates/slices/Steps/Steps.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { samplePage } from '../../../support/sample-page.ts';

const { html } = samplePage();

test('The moments of a timeline say when and what, and leave out what is not known', () => {
  const slice = sliceOf('steps', 'timeline', { items: [{ when: 'The first hour' }] });
  const markup = html(<Steps slice={slice} index={1} />);
  expect(markup).toContain('The first hour');
  expect(markup).not.toMatch(/<h[23]|null/);
});

test('A numbered step with a heading alone has no empty elements', () => {
  const markup = html(<Steps slice={sliceOf('steps', 'numbered', { items: [{ heading: 'Ask' }] })} index={1} />);
  expect(markup).toContain('Ask');
  expect(markup).not.toMatch(emptyElement);
});

test('A slice of steps without steps prints nothing', () => {
  expect(html(<Steps slice={sliceOf('steps', 'timeline')} index={1} />)).toBe('');
  expect(html(<Steps slice={sliceOf('steps', 'numbered')} index={1} />)).toBe('');
});
