import { expect, test } from 'vitest';
import { FeatureGrid } from '../../../../../src/templates/slices/FeatureGrid/FeatureGrid.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { all } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

const { html } = samplePage();

function tabs(labels: readonly string[], index: number): string {
  const slice = sliceOf('feature_grid', 'tabs', { heading: 'A day', items: labels.map((label) => ({ label })) });
  return html(<FeatureGrid slice={slice} index={index} />);
}

test('Each tab is a radio of one group with its panel behind it, and the first is chosen', () => {
  const page = tabs(['Pay', 'Match'], 3);
  expect(page).toMatch(/id="tabs-3-0".*?>Pay<\/label><div class="[^"]*panel.*id="tabs-3-1".*?>Match<\/label><div/s);
  expect(all(page, /name="([^"]+)"/g)).toEqual(['tabs-3', 'tabs-3']);
  expect(all(page, / checked=""/g)).toHaveLength(1);
});

test('A feature grid has no more tabs than its style sheet has rows for, and no tab without a name', () => {
  const page = tabs(['1', '', '2', '3', '4', '5', '6', '7'], 1);
  expect(all(page, /<label[^>]*>(.*?)<\/label>/g)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('Two slices of tabs on a page do not share a choice', () => {
  const names = [1, 2].flatMap((index) => all(tabs(['Pay'], index), /name="([^"]+)"/g));
  expect(new Set(names).size).toBe(2);
});

test.each([
  ['tile', sliceOf('feature_grid', 'cards', { items: [{ heading: 'A' }] }), 'A</h3>'],
  ['column', sliceOf('feature_grid', 'icons', { items: [{ heading: 'A' }] }), 'A</h2>'],
  ['checklist', sliceOf('feature_grid', 'checklist', { items: [{ text: 'A' }] }), 'A</span>'],
])('A %s of features with its essential field alone has no empty elements', (_name, slice, expected) => {
  const markup = html(<FeatureGrid slice={slice} index={1} />);
  expect(markup).toContain(expected);
  expect(markup).not.toMatch(emptyElement);
});

test('A tile in the colour of its section takes another plane', () => {
  const tile = (theme: string) => {
    const items = [{ heading: 'A', plane: 'ink', width: 'narrow' }];
    return html(<FeatureGrid slice={sliceOf('feature_grid', 'cards', { theme, items })} index={1} />);
  };
  expect(tile('dark')).toMatch(/<article class="[^"]*surface/);
  expect(tile('light')).not.toMatch(/<article class="[^"]*surface/);
});
