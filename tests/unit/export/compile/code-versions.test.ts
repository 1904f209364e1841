import { expect, test } from 'vitest';
import {
  codeVersions,
  modulesIn,
  type PartStyles,
  sourcesInCircles,
} from '../../../../src/export/compile/code-versions.ts';
import type { PartFiles } from '../../../../src/export/compile/part-files.ts';

/** A renderer whose registry has two slices: both use a section, and one of them a quote. */
const modules: Readonly<Record<string, { code: string; imports: readonly string[] }>> = {
  'renderer.ts': { code: 'render()', imports: ['registry.ts', 'shell.tsx'] },
  'shell.tsx': { code: 'shell()', imports: [] },
  'registry.ts': { code: 'registry()', imports: ['Hero.tsx', 'Cta.tsx'] },
  'Hero.tsx': { code: 'hero()', imports: ['Section.tsx'] },
  'Cta.tsx': { code: 'cta()', imports: ['Section.tsx', 'Quote.tsx'] },
  'Section.tsx': { code: 'section()', imports: [] },
  'Quote.tsx': { code: 'quote()', imports: ['registry.ts'] },
};
const parts: PartFiles = {
  registries: ['registry.ts'],
  files: { 'slice:hero': 'Hero.tsx', 'slice:cta': 'Cta.tsx' },
};

/** The versions after some modules were edited. */
function versionsWith(edits: Readonly<Record<string, string>>, styles: PartStyles = {}) {
  const texts = Object.entries(modules).map(([path, { code }]) => `// ${path}\n${edits[path] ?? code}\n`);
  const inputs = Object.entries(modules).map(([path, { imports }]) => [
    path,
    { bytes: 1, imports: imports.map((each) => ({ path: each, kind: 'import-statement' })) },
  ]);
  const bytes = Object.entries(modules).map(([path, { code }]) => [
    path,
    { bytesInOutput: Buffer.byteLength(edits[path] ?? code) },
  ]);
  const facts = { inputs: Object.fromEntries(inputs), bytes: Object.fromEntries(bytes) };
  const bundled = modulesIn(`"use strict";\n${texts.join('')}`, facts);
  return codeVersions({ modules: bundled, entry: 'renderer.ts' }, parts, styles);
}

const before = versionsWith({});

test('An edited slice has another version, and the frame and other slices have not', () => {
  const { frame, parts, whole } = versionsWith({ 'Hero.tsx': 'hero({ edited })' });
  expect(frame).toBe(before.frame);
  expect(parts['slice:hero']).not.toBe(before.parts['slice:hero']);
  expect(parts['slice:cta']).toBe(before.parts['slice:cta']);
  expect(whole).not.toBe(before.whole);
});

test('An edited component changes the slices that import it, directly or by others', () => {
  const ofOne = versionsWith({ 'Quote.tsx': 'quote({ edited })' });
  expect(ofOne.parts['slice:hero']).toBe(before.parts['slice:hero']);
  expect(ofOne.parts['slice:cta']).not.toBe(before.parts['slice:cta']);
  const ofBoth = versionsWith({ 'Section.tsx': 'section({ edited })' });
  expect(ofBoth.parts['slice:hero']).not.toBe(before.parts['slice:hero']);
  expect(ofBoth.parts['slice:cta']).not.toBe(before.parts['slice:cta']);
  expect(ofBoth.frame).toBe(before.frame);
});

test('An edited module changes the slices that import it by one that only passes on its exports', () => {
  const imported = (...paths: readonly string[]) => ({
    bytes: 1,
    imports: paths.map((path) => ({ path, kind: 'import-statement' as const })),
  });
  const inputs = { 'Hero.tsx': imported('all.ts'), 'all.ts': imported('word.ts'), 'word.ts': imported() };
  const heroWith = (word: string) => {
    const code = `// word.ts\n${word}\n// Hero.tsx\nhero()\n`;
    const bytes = { 'word.ts': { bytesInOutput: word.length }, 'all.ts': { bytesInOutput: 0 } };
    return codeVersions({ modules: modulesIn(code, { inputs, bytes }), entry: 'none.ts' }, parts, {}).parts[
      'slice:hero'
    ];
  };
  expect(heroWith('one')).toBe(heroWith('one'));
  expect(heroWith('one')).not.toBe(heroWith('two'));
});

test('A text that looks like the beginning of a module gives no module the code of another one', () => {
  const note = (word: string) => `quote(\`\n// Hero.tsx\n${word}\n\`)`;
  const [one, other] = [versionsWith({ 'Quote.tsx': note('one') }), versionsWith({ 'Quote.tsx': note('other') })];
  expect(one.parts['slice:cta']).not.toBe(other.parts['slice:cta']);
});

test('Sources in a circle are found, and those that import them', () => {
  const module = (...imports: readonly string[]) => ({ hash: '', imports });
  const found = sourcesInCircles({
    'src/a.ts': module('src/b.ts'),
    'src/b.ts': module('src/c.ts', 'src/leaf.ts'),
    'src/c.ts': module('src/b.ts', 'node_modules/x/one.js'),
    'src/leaf.ts': module('node_modules/x/one.js'),
    'node_modules/x/one.js': module('node_modules/x/two.js'),
    'node_modules/x/two.js': module('node_modules/x/one.js'),
  });
  expect([...found].sort()).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
});

test('What is around all pages, and the registry itself, change the frame', () => {
  expect(versionsWith({ 'shell.tsx': 'shell({ edited })' }).frame).not.toBe(before.frame);
  expect(versionsWith({ 'registry.ts': 'registry({ edited })' }).frame).not.toBe(before.frame);
});

test('The rules of a deferred island and of a fragment change their versions', () => {
  const island = { registries: [], files: { 'island:sign-up': 'Quote.tsx' } } as const;
  const bundled = { modules: {}, entry: 'renderer.ts' };
  const versions = (body: string) => {
    const rules = [{ prelude: '.a', body }];
    return codeVersions(bundled, island, { 'island:sign-up': rules, 'fragment:consent': rules }).parts;
  };
  expect(versions('color:red')['island:sign-up']).not.toBe(versions('color:blue')['island:sign-up']);
  expect(versions('color:red')['fragment:consent']).not.toBe(versions('color:blue')['fragment:consent']);
});
