import { posix } from 'node:path';
import type { CodePart } from '../../site/code-part.ts';

/** The source of a registry. */
export interface Registry {
  /** Path from the project's root. */
  readonly path: string;
  readonly source: string;
  readonly kind: 'page' | 'slice' | 'island';
}

/** The files from which registries take parts, as paths from the project's root. */
export interface PartFiles {
  readonly registries: readonly string[];
  readonly files: Readonly<Partial<Record<CodePart, string>>>;
}

/**
 * Reads from which file each entry of a registry takes its component: `slice:hero` from
 * `src/templates/slices/Hero/Hero.tsx`. An entry that is not written as usual in the registries is left out.
 */
export function partFilesOf(registries: readonly Registry[]): PartFiles {
  const files = registries.flatMap(({ path, source, kind }) =>
    componentFiles(source, kind).map(([key, file]) => [`${kind}:${key}`, posix.join(posix.dirname(path), file)]),
  );
  return { registries: registries.map(({ path }) => path), files: Object.fromEntries(files) };
}

type ComponentFile = readonly [key: string, file: string];

function componentFiles(source: string, kind: Registry['kind']): ComponentFile[] {
  return kind === 'island' ? loadedFiles(source) : importedFiles(source);
}

/**
 * Finds `component: async () => (await import('./copy-field/CopyField.tsx')).CopyField`. The folder has the island's
 * name.
 */
function loadedFiles(source: string): ComponentFile[] {
  const imports = source.matchAll(/\bimport\('(\.\/([\w-]+)\/\w+\.tsx)'\)/g);
  return Array.from(imports, ([, file = '', key = '']) => [key, file]);
}

/** Finds pairs such as `import { Hero } from './Hero/Hero.tsx';` and `hero: Hero,`. */
function importedFiles(source: string): ComponentFile[] {
  const imports = source.matchAll(/^import \{ (\w+) \} from '(\.\/[\w/]+\.tsx)';$/gm);
  const files = new Map(Array.from(imports, ([, name = '', file = '']) => [name, file]));
  return Array.from(source.matchAll(/^ {2}(\w+): (\w+),$/gm)).flatMap(([, key = '', name = '']) => {
    const file = files.get(name);
    return file === undefined ? [] : [[key, file] as const];
  });
}
