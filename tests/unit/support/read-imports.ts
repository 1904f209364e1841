import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { parseSync } from 'vite';

/** One import of a file of the project. */
export interface Import {
  /** `src/runtime/boot/boot.ts` */
  readonly from: string;
  /** A file from the project's root, or the name of a package or a module of Node: `react`, `node:fs`. */
  readonly to: string;
  /** `value` stays in the code, `type` does not, `load` is an `import()`. A stylesheet that composes another imports its value. */
  readonly kind: 'value' | 'type' | 'load';
  /** True for a file of the project. */
  readonly isOwn: boolean;
}

const root = join(import.meta.dirname, '..', '..', '..');

/** Every file below these folders of the project that can import another, in name order. */
export function sourcesIn(...folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}

/** What a file of the project imports, types included. */
export function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(join(root, file), 'utf8'));
}

/** What a file with this text imports. */
export function importsIn(file: string, text: string): Import[] {
  const found = file.endsWith('.css') ? composedBy(text) : importedBy(file, text);
  return found.map(([kind, specifier]) => {
    const isOwn = specifier.startsWith('.');
    const to = isOwn ? normalize(join(file, '..', specifier)).replaceAll(sep, '/') : specifier;
    return { from: file, to, kind, isOwn };
  });
}

type Found = readonly [kind: Import['kind'], specifier: string];

function importedBy(file: string, text: string): Found[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const kindAt = (start: number) => (/^(?:import|export)\s+type\b/.test(text.slice(start)) ? 'type' : 'value');
  return [
    ...module.staticImports.map(({ start, moduleRequest }): Found => [kindAt(start), moduleRequest.value]),
    ...module.staticExports.flatMap(({ start, entries }): Found[] =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [[kindAt(start), moduleRequest.value]] : [])),
    ),
    // An `import()` of a name that is known only at run time leads to no file of the sources.
    ...module.dynamicImports.flatMap(({ moduleRequest }): Found[] => {
      const quoted = /^'(.+)'$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
      return quoted?.[1] ? [['load', quoted[1]]] : [];
    }),
    // `loadScript<typeof import('./a.ts')>(…)` loads a script by its address, and names its source for the type alone.
    ...[...text.matchAll(/\btypeof import\('(.+?)'\)/g)].map(([, specifier = '']): Found => ['load', specifier]),
  ];
}

function composedBy(text: string): Found[] {
  return [...text.matchAll(/\bcomposes:[^;}]*\bfrom\s+["'](.+?)["']/g)].map(([, specifier = '']) => [
    'value',
    specifier,
  ]);
}
