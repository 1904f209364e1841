import { dirname } from 'node:path';
import type { Metafile } from 'esbuild';
import type { IslandName } from '../../islands/registry.ts';
import { sourceLayout } from './source-layout.ts';

/**
 * The file that each chunk of the islands becomes a part of, by the chunk's path. esbuild makes a chunk for every set of
 * scripts that share code, which are two dozen requests for a tool. Here they become one file of the island itself and
 * four that islands share, so that no island loads more than five files:
 *
 * - `shared`: what islands without React have in common with islands of all kinds,
 * - `signals`: what they have in common with the free tools alone,
 * - `react`: what any other island has in common with another one: React, and the components of both,
 * - `tools`: what the free tools alone have in common.
 *
 * Chunks that no island needs at its start stay files of their own. No two files import each other, because a chunk is
 * needed by all islands that need the chunk that imports it.
 */
export function islandFiles({ outputs }: Metafile): ReadonlyMap<string, string> {
  const islands = Object.entries(outputs).flatMap(([path, { entryPoint }]): Island[] =>
    entryPoint?.endsWith('/island.ts') ? [islandOf(path, nameOf(entryPoint), outputs)] : [],
  );
  return new Map(
    Object.keys(outputs).flatMap((path) => {
      const file = fileOf(islands.filter(({ chunks }) => chunks.has(path)));
      return file === undefined ? [] : [[path, file]];
    }),
  );
}

type Outputs = Metafile['outputs'];

interface Island {
  readonly name: IslandName;
  /** All chunks that the island needs at its start. */
  readonly chunks: ReadonlySet<string>;
  readonly kind: 'plain' | 'react' | 'tool';
}

function nameOf(entryPoint: string): IslandName {
  // The cast is safe: the entry points of the build are made from the registry.
  return dirname(entryPoint).slice(`${sourceLayout.islands}/`.length) as IslandName;
}

function islandOf(entry: string, name: IslandName, outputs: Outputs): Island {
  const chunks = new Set<string>();
  const add = (path: string) => {
    if (chunks.has(path)) return;
    chunks.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') add(next);
  };
  add(entry);
  const sources = [...chunks].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
  if (!sources.some((source) => source.includes('node_modules/react-dom/'))) return { name, chunks, kind: 'plain' };
  return { name, chunks, kind: sources.some((source) => source.startsWith(toolKit)) ? 'tool' : 'react' };
}

const toolKit = `${sourceLayout.islands}/kit/`;

function fileOf(islands: readonly Island[]): string | undefined {
  if (islands.length < 2) return islands[0]?.name;
  const kinds = islands.map(({ kind }) => kind);
  if (kinds.includes('plain')) return kinds.includes('react') ? 'shared' : 'signals';
  return kinds.includes('react') ? 'react' : 'tools';
}
