import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createIslandRenderer } from '../../../../src/export/render/island-markup.ts';
import { type IslandName, islands } from '../../../../src/islands/registry.ts';

test('An island with the same props and prefix is rendered once', () => {
  let rendered = 0;
  const component = ({ title }: { title?: string }) => {
    rendered += 1;
    return createElement('p', null, title);
  };
  // Object.fromEntries forgets the names of the keys.
  const components = Object.fromEntries(Object.keys(islands).map((name) => [name, component])) as Record<
    IslandName,
    typeof component
  >;
  const render = createIslandRenderer(components);
  const island = (title: string, prefix: string) => render({ name: 'price-slider', props: { title }, prefix });
  expect(island('<A>', 'price-slider-1-')).toEqual({
    html: '<p>&lt;A&gt;</p>',
    json: '{"title":"\\u003cA\\u003e"}',
  });
  island('<A>', 'price-slider-1-');
  expect(rendered).toBe(1);
  expect(island('B', 'price-slider-1-').html).toBe('<p>B</p>');
  island('<A>', 'price-slider-2-');
  expect(rendered).toBe(3);
});
