import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partFilesOf } from '../../../../src/export/compile/part-files.ts';
import { sourceLayout } from '../../../../src/export/compile/source-layout.ts';
import { islands } from '../../../../src/islands/registry.ts';
import { pageComponents } from '../../../../src/templates/registry.ts';
import { sliceComponents } from '../../../../src/templates/slices/registry.ts';

const root = join(import.meta.dirname, '../../../..');

test('Every page type, slice and island of the registries is a part with a file of its own', () => {
  const kinds = ['page', 'slice', 'island'] as const;
  const { files } = partFilesOf(
    kinds.map((kind) => {
      const path = sourceLayout.registries[kind];
      return { kind, path, source: readFileSync(join(root, path), 'utf8') };
    }),
  );
  const registered = { page: pageComponents, slice: sliceComponents, island: islands };
  const parts = kinds.flatMap((kind) => Object.keys(registered[kind]).map((name) => `${kind}:${name}`));
  expect(Object.keys(files).sort()).toEqual(parts.sort());
  expect(Object.values(files).filter((file = '') => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(Object.values(files)).size).toBe(parts.length);
});
