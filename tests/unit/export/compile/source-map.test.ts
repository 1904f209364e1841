import { SourceMap as Mappings } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { type CompiledSources, compileSources } from '../../../../src/export/compile/compile-sources.ts';
import { sourceLayout } from '../../../../src/export/compile/source-layout.ts';
import { withLinesBefore } from '../../../../src/export/compile/source-map.ts';
import { runtimeSite } from '../../../../src/pipeline/runtime-site.ts';
import { plainSeals } from '../../support/seals.ts';

const root = join(import.meta.dirname, '../../../..');
const site = runtimeSite(config);
const input = { ...config, root, site, workFolder: '', renderer: sourceLayout.renderer, seals: plainSeals };
const compiling = compileSources(input, new Map());

const scriptsIn = ({ runtime }: CompiledSources) => [runtime.boot, ...runtime.scripts];
const mapOf = (script: string, { sourceMaps }: CompiledSources) =>
  JSON.parse(sourceMaps.find((each) => each.script === script)?.map ?? '{}');

test('Every script has a source map that names it, and no script names its map', async () => {
  const compiled = await compiling;
  const scripts = scriptsIn(compiled).map(({ pathname }) => pathname);
  expect(compiled.sourceMaps.map(({ script }) => script).sort()).toEqual([...scripts, '/sw.js'].sort());
  for (const script of scripts)
    expect(mapOf(script, compiled)).toMatchObject({ version: 3, file: script.split('/').at(-1) });
  const code = [
    ...scriptsIn(compiled).map((script) => script.code),
    compiled.worker.worker,
    compiled.worker.retirement,
  ];
  expect(code.filter((text) => text.includes('sourceMappingURL'))).toEqual([]);
});

test('A place in a script leads to the line of its source, whose text is in the map', async () => {
  const compiled = await compiling;
  const text = 'UNHANDLED PROMISE REJECTION: ';
  const script = scriptsIn(compiled).find(({ code }) => code.includes(text));
  const map = mapOf(script?.pathname ?? '', compiled);
  const lines = script?.code.split('\n') ?? [];
  const line = lines.findIndex((each) => each.includes(text));
  const place = new Mappings(map).findEntry(line, lines[line]?.indexOf(text) ?? 0);
  const source = 'originalSource' in place ? place.originalSource : '';
  expect(source).toBe('../src/runtime/shared/rejection-notice.ts');
  expect(map.sourcesContent[map.sources.indexOf(source)]).toContain(text);
});

test('No source map has a path of this machine', async () => {
  for (const { map } of (await compiling).sourceMaps) {
    const { sources }: { sources: string[] } = JSON.parse(map);
    expect(
      sources.filter((path) => !/^(?:\.\.\/(?!\.\.)|<define:|unused:|(?:other-file:)?[\w-]+\.js$)/.test(path)),
    ).toEqual([]);
    expect(map).not.toContain(root);
  }
});

test('A line before a script moves its places by a line', () => {
  const map = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' });
  const moved = new Mappings(JSON.parse(withLinesBefore(1, map)));
  expect(moved.findEntry(1, 0)).toMatchObject({ originalSource: 'a.ts', originalLine: 0 });
  expect(moved.findEntry(0, 0)).toEqual({});
});
