import { expect, test } from 'vitest';
import { Faq } from '../../../../../src/templates/slices/Faq/Faq.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { all } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

const group = (heading: string, ...questions: string[]) => ({
  heading,
  items: questions.map((question) => ({ question })),
});

function grouped(...groups: ReturnType<typeof group>[]): string {
  return samplePage().html(<Faq slice={sliceOf('faq', 'grouped', { groups })} index={1} />);
}

test('Questions in groups have a list that leads to each group', () => {
  const markup = grouped(group('Cards', 'A?'), group('Prices and billing', 'B?'));
  expect(markup).toContain('href="#prices-and-billing"');
  expect(markup).toContain('<h2 id="prices-and-billing"');
});

test('One group of questions has no list, and a group without questions is left out', () => {
  const markup = grouped(group('Cards', 'A?'), group('Prices'));
  expect(markup).not.toContain('<nav');
  expect(markup).not.toContain('Prices');
});

test('Only the first question of all groups stands open', () => {
  const markup = grouped(group('Cards', 'A?', 'B?'), group('Prices', 'C?'));
  expect(all(markup, /<details[^>]* open=""/g)).toHaveLength(1);
});
