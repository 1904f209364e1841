import { expect, test } from 'vitest';
import { circlesIn } from '../../bench/house/circles.ts';
import { type Room, type RoomPath, roomOf, rooms } from '../../docs/import-law.ts';
import { type Arrows, arrowsOf, reachedFrom } from './support/arrows.ts';
import { type Import, importsIn, importsOf, sourcesIn } from './support/read-imports.ts';

const law = Object.entries(rooms) as [RoomPath, Room][];
const sources = sourcesIn('config', 'src');
const imports = sources.flatMap(importsOf);
const own = imports.filter(({ isOwn }) => isOwn);

test('Imports by value, by type and by `import()` are told apart, in whatever form they are written', () => {
  const text = `
import { a } from './a.ts';
import type { B } from '../b.ts';
import './c.css';
export { d, type E } from './d.ts';
export type { F } from './f.ts';
export * from './g.ts';
import {
  h,
} from 'node:fs';
const later = () => import('./i.ts');
const script = () => loadScript<typeof import('./k.ts')>(address);
const written = "import { j } from './j.ts'";
`;
  const kinds = importsIn('src/x/y.ts', text).map(({ kind, to }) => `${kind} ${to}`);
  expect(kinds.sort()).toEqual([
    'load src/x/i.ts',
    'load src/x/k.ts',
    'type src/b.ts',
    'type src/x/f.ts',
    'value node:fs',
    'value src/x/a.ts',
    'value src/x/c.css',
    'value src/x/d.ts',
    'value src/x/d.ts',
    'value src/x/g.ts',
  ]);
});

test('A stylesheet imports those it composes', () => {
  const text = '.a { composes: pill from "../../components/pills.module.css"; color: red; }';
  expect(importsIn('src/x/y.module.css', text).map(({ to }) => to)).toEqual(['components/pills.module.css']);
});

test('Every source file is in a room', () => {
  expect(sources.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

test('Every room has files', () => {
  const inhabited = new Set(sources.map(roomOf));
  expect(law.map(([path]) => path).filter((path) => !inhabited.has(path))).toEqual([]);
});

test('Every import is one that the import law allows', () => {
  const forbidden = own.filter((each) => !isAllowed(each));
  expect(forbidden.map(explain)).toEqual([]);
});

test('The import law lists a room below all rooms that it imports', () => {
  const places = new Map(law.map(([path], place) => [path, place]));
  const placeOf = (path: RoomPath) => places.get(path) ?? Number.NaN;
  const upward = law.flatMap(([path, { mayImport, mayImportTypes = [], mayLoad = [] }]) =>
    [...mayImport, ...mayImportTypes, ...mayLoad]
      .filter((other) => placeOf(other) >= placeOf(path))
      .map((other) => `${path} stands above ${other}`),
  );
  expect(upward).toEqual([]);
});

test('No room imports or loads the boot script, whose Trusted Types policy can be made only once', () => {
  const users = law.filter(([, { mayImport, mayImportTypes = [], mayLoad = [] }]) =>
    [...mayImport, ...mayImportTypes, ...mayLoad].includes('src/runtime/boot'),
  );
  expect(users).toEqual([]);
});

test('No circle of imports leads through top folders, types included', () => {
  const pairs = own.map(({ from, to }) => [topOf(from), topOf(to)] as const);
  expect(circlesIn(arrowsOf(pairs.filter(([from, to]) => from !== to)))).toEqual([]);
});

test('No circle of imports by value leads through files', () => {
  const values = own.filter(({ kind }) => kind === 'value');
  expect(circlesIn(arrowsOf(values.map(({ from, to }) => [from, to])))).toEqual([]);
});

test('Only rooms that run in Node import modules of Node', () => {
  const users = imports.filter(({ to, isOwn }) => !isOwn && to.startsWith('node:'));
  expect(users.filter(({ from }) => !uses(from, 'node')).map(explain)).toEqual([]);
});

test('Only rooms that draw import React or signals', () => {
  const users = imports.filter(({ to, isOwn }) => !isOwn && /^(?:react|react-dom|@preact\/[\w-]+)(?:\/|$)/.test(to));
  expect(users.filter(({ from }) => !uses(from, 'react')).map(explain)).toEqual([]);
});

test('Every file of src/rules is part of at least two programs', () => {
  const arrows = arrowsOf(own.map(({ from, to }) => [from, to]));
  const programs = Object.values(programsFrom(arrows));
  const lonely = sources
    .filter((file) => roomOf(file) === 'src/rules')
    .filter((file) => programs.filter((program) => program.has(file)).length < 2);
  expect(lonely).toEqual([]);
});

function isAllowed({ from, to, kind }: Import): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === undefined || target === undefined) return false;
  const { mayImport, mayImportTypes = [], mayLoad = [] } = rooms[room];
  const allowed = [room, ...mayImport, ...(kind === 'type' ? mayImportTypes : []), ...(kind === 'load' ? mayLoad : [])];
  return allowed.includes(target);
}

/** `src/a.ts imports src/b.ts: src/components may not import src/templates. A component must …` */
function explain({ from, to, isOwn }: Import): string {
  const room = roomOf(from);
  if (room === undefined) return `${from} is in no room of docs/import-law.ts.`;
  const target = isOwn ? roomOf(to) : to;
  if (target === undefined) return `${from} imports ${to}, which is in no room of docs/import-law.ts.`;
  return `${from} imports ${to}: ${room} may not import ${target}. ${rooms[room].why}`;
}

function uses(file: string, foreign: 'node' | 'react'): boolean {
  const room = roomOf(file);
  return room !== undefined && (rooms[room].uses ?? []).includes(foreign);
}

/** `src/runtime/boot/boot.ts` to `src/runtime`. A single file that is a room stands for itself. */
function topOf(file: string): string {
  const room = roomOf(file);
  return room === file
    ? file
    : file
        .split('/')
        .slice(0, file.startsWith('src/') ? 2 : 1)
        .join('/');
}

/** The files of each program, types included: a type is a decision too. */
function programsFrom(arrows: Arrows): Readonly<Record<string, ReadonlySet<string>>> {
  const islands = sources.filter((file) => /^src\/islands\/[\w-]+\/island\.ts$/.test(file));
  // Threads and the compiler load these by name, so no import leads to them.
  const loadedByName = ['src/export/render/pool-worker.ts', 'src/export/render/renderer.ts'];
  return {
    page: reachedFrom(['src/runtime/boot/boot.ts', ...islands], arrows),
    serviceWorker: reachedFrom(['src/service-worker/worker.ts', 'src/service-worker/retirement.ts'], arrows),
    exporter: reachedFrom(['src/pipeline/export-site.ts', ...loadedByName], arrows),
    endpoint: reachedFrom(['src/leads/endpoint.ts', 'src/leads/edge.ts'], arrows),
  };
}
