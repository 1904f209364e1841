import { posix } from 'node:path';
import type { CSSModuleExport, CSSModuleExports, DependencyCSSModuleReference } from 'lightningcss';
import { byText } from '../../site/by-text.ts';
import type { HeliosError } from '../../site/helios-error.ts';
import { nearestText } from '../../site/nearest-text.ts';
import { positionAt, type SourcePlace, sourcePlace } from '../../site/source-place.ts';
import { withoutComments } from './check-styles.ts';
import type { StyleModules } from './css-modules.ts';
import { compileFailed } from './source-mistakes.ts';

export interface ModuleClasses {
  readonly filename: string;
  /** Returns the source of the module. Only an error needs it. */
  readonly source: () => string;
  /** The compiled CSS of the module. */
  readonly rules: string;
  readonly classes: CSSModuleExports;
  readonly earlier: StyleModules;
}

/**
 * Returns for each class of a module the names that markup needs: the class's own name, then the names of all classes
 * that it composes. Throws HeliosError `compile-failed` for a composed class that does not exist.
 */
export function namesByClass(module: ModuleClasses): Record<string, string> {
  const { rules, classes } = module;
  const byName = new Map(Object.values(classes).map((each) => [each.name, each]));
  const namesOf = ({ name, composes }: CSSModuleExport, composing: readonly string[] = []): string[] => {
    // Two classes that compose each other have the names of both.
    if (composing.includes(name)) return [];
    const composed = composes.flatMap((reference) => {
      if (reference.type === 'global') return [reference.name];
      if (reference.type === 'dependency') return importedNames(reference, module);
      const local = byName.get(reference.name);
      if (local) return namesOf(local, [...composing, name]);
      throw missingClass({ name: localName(reference.name, classes), file: module.filename }, module);
    });
    // A class that only composes has no rule of its own, so its name would be useless bytes in the markup.
    const hasRules = composes.length === 0 || rules.includes(`.${name}`);
    return hasRules ? [name, ...composed] : composed;
  };
  // lightningcss returns the classes in a different order each time, and short names are assigned in sorted order.
  const sorted = Object.entries(classes).sort(byText(([name]) => name));
  return Object.fromEntries(sorted.map(([local, each]) => [local, [...new Set(namesOf(each))].join(' ')]));
}

/** The name in the source of a compiled name: `card` of `card-h3FY_W`. All classes of a module have the same ending. */
function localName(name: string, classes: CSSModuleExports): string {
  const [[local, known] = ['', { name: '' }]] = Object.entries(classes);
  return name.slice(0, name.length - (known.name.length - local.length));
}

function importedNames({ name, specifier }: DependencyCSSModuleReference, module: ModuleClasses): string[] {
  const { filename, earlier } = module;
  const file = posix.join(posix.dirname(filename), specifier);
  const names = earlier.get(file)?.names[name];
  if (names !== undefined) return names.split(' ');
  if (earlier.has(file)) throw missingClass({ name, file }, module);
  const near = nearestText(file, [...earlier.keys()], (each) => each);
  throw compileFailed([
    {
      message: `A class composes "${name}" from ${file}, which is no CSS module that comes earlier in the cascade.`,
      source: composedPlace(module, name, specifier),
      hint: `${near ? `Is ${near} meant? ` : ''}Rules of the composed class have to come first: \`cascade\` in src/export/compile/source-layout.ts has the order.`,
    },
  ]);
}

/**
 * The error for a class that composes a class which `file` does not have. `file` is the module itself or another
 * module.
 */
function missingClass({ name, file }: { name: string; file: string }, module: ModuleClasses): HeliosError {
  const { filename, classes, earlier } = module;
  const known = Object.keys(file === filename ? classes : (earlier.get(file)?.names ?? {}));
  const near = nearestText(name, known, (each) => each);
  return compileFailed([
    {
      message: `A class composes "${name}" from ${file}, which has no such class.`,
      source: composedPlace(module, name),
      hint: near ? `Is "${near}" meant?` : `${file} has ${known.join(', ') || 'no class'}.`,
    },
  ]);
}

/** The place in a `composes` declaration of the class's name, or of the specifier if there is one. */
function composedPlace({ filename, source }: ModuleClasses, name: string, specifier?: string): SourcePlace {
  const code = source();
  const wanted = specifier ?? name;
  const declarations = withoutComments(code).matchAll(/(?<=\bcomposes\s*:)[^;}]*/g);
  for (const { index, 0: declaration } of declarations) {
    const named = Array.from(declaration.matchAll(/[\w-]+/g)).find(([word]) => word === name);
    const offset = specifier === undefined ? named?.index : declaration.indexOf(specifier);
    if (!named || offset === undefined || offset < 0) continue;
    return sourcePlace(filename, code, { ...positionAt(code, index + offset), length: wanted.length });
  }
  return sourcePlace(filename, code, { line: 1, column: 1 });
}
