import { SourceMap as Mappings } from 'node:module';
import { expect, test } from 'vitest';
import { withLinesBefore } from '../../../../src/export/compile/source-map.ts';

test('A line before a script moves its places by a line', () => {
  const map = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' });
  const moved = new Mappings(JSON.parse(withLinesBefore(1, map)));
  expect(moved.findEntry(1, 0)).toMatchObject({ originalSource: 'a.ts', originalLine: 0 });
  expect(moved.findEntry(0, 0)).toEqual({});
});
