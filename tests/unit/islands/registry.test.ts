import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islands } from '../../../src/islands/registry.ts';

const folder = join(import.meta.dirname, '../../../src/islands');

test('The registry has each folder with an island.ts, and no other', () => {
  const folders = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'island.ts')));
  expect(Object.keys(islands).sort()).toEqual(folders.sort());
});

/** The islands whose script works with the rendered markup, without React. */
const withoutReact = ['notification-banner', 'price-slider', 'search'];

test.each(Object.entries(islands).filter(([name]) => !withoutReact.includes(name)))(
  'The island.ts of %s hydrates the component that the export renders',
  async (name, island) => {
    const { name: component } = await island.component();
    const source = readFileSync(join(folder, name, 'island.ts'), 'utf8');
    expect(source).toContain(`import { ${component} } from './${component}.tsx';`);
    expect(source).toContain(`export const hydrate = hydrateWith(${component});`);
  },
);
