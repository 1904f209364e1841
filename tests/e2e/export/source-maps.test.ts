import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap as Mappings } from 'node:module';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { hostFolderOf, sourceMapFolder } from '../../../src/site/release-layout.ts';
import { projectFolder } from '../support/run-cli.ts';

/** The scripts of the exported site by their names: `boot-06fa3c98.js`. */
const scripts = textsIn(join(inject('folder'), 'helios/static'), '.js');
scripts.set('sw.js', readFileSync(join(inject('folder'), 'sw.js'), 'utf8'));
const maps = textsIn(join(hostFolderOf(inject('folder')), sourceMapFolder), '.map');

function textsIn(folder: string, end: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(end));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const mapOf = (script: string) => JSON.parse(maps.get(`${script}.map`) ?? '{}');

test('Every script has a source map that names it, and no script names its map', () => {
  expect([...maps.keys()].sort()).toEqual([...scripts.keys()].map((name) => `${name}.map`).sort());
  for (const name of scripts.keys()) expect(mapOf(name)).toMatchObject({ version: 3, file: name });
  const naming = [...scripts].filter(([, code]) => code.includes('sourceMappingURL'));
  expect(naming.map(([name]) => name)).toEqual([]);
});

test('A place in a script leads to the line of its source, whose text is in the map', () => {
  const text = 'UNHANDLED PROMISE REJECTION: ';
  const [name = '', code = ''] = [...scripts].find(([, each]) => each.includes(text)) ?? [];
  const lines = code.split('\n');
  const line = lines.findIndex((each) => each.includes(text));
  const map = mapOf(name);
  const place = new Mappings(map).findEntry(line, lines[line]?.indexOf(text) ?? 0);
  const source = 'originalSource' in place ? place.originalSource : '';
  expect(source).toBe('../src/runtime/shared/rejection-notice.ts');
  expect(map.sourcesContent[map.sources.indexOf(source)]).toContain(text);
});

test('No source map has a path of this machine', () => {
  for (const map of maps.values()) {
    const { sources }: { sources: string[] } = JSON.parse(map);
    expect(
      sources.filter((path) => !/^(?:\.\.\/(?!\.\.)|<define:|unused:|(?:other-file:)?[\w-]+\.js$)/.test(path)),
    ).toEqual([]);
    expect(map).not.toContain(projectFolder);
  }
});
