import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceLayout } from '../../src/export/compile/source-layout.ts';

const root = join(import.meta.dirname, '..', '..');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  'bench/README.md',
];

test.each(documents)('%s names only files and folders that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(documents)('%s links only to documents that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const targets = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(root, document, '..', target)))).toEqual([]);
});

test('docs/browser.md has a row for each script that the pages of a site load', () => {
  const { boot, late, deferred, vendors } = sourceLayout;
  const names = [boot, ...late, ...deferred, ...Object.values(vendors)].map((path) => basename(path, '.ts'));
  const text = readFileSync(join(root, 'docs/browser.md'), 'utf8');
  expect(names.filter((name) => !text.includes(`\n| \`${name}-{`))).toEqual([]);
});

/** Paths from the project's root in code type. One with a placeholder, such as `src/islands/{name}/`, counts up to it. */
function pathsIn(text: string): string[] {
  const names = [...text.matchAll(/`((?:bench|bin|config|content|docs|src|tests)\/[^\s`]*)`/g)].map(
    ([, path = '']) => path,
  );
  return names.map((path) => path.replace(/[^/]*[{*…].*$/, '').replace(/#.*$/, ''));
}
