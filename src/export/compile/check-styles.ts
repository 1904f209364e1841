import { nearestText } from '../../site/nearest-text.ts';
import { positionAt, sourcePlace } from '../../site/source-place.ts';
import { tokensCss } from '../../templates/styles/tokens-css.ts';
import type { SourceMistake } from './source-mistakes.ts';

/** The texts of source files by path from the project's root. */
export type SourceTexts = ReadonlyMap<string, string>;

/**
 * Finds mistakes that browsers silently ignore: custom properties that neither the tokens nor any source declares,
 * and references from a stylesheet to other files. `sources` are all stylesheets, and all components with drawings.
 *
 * A property with a fallback, `var(--lift, 0)`, may be undeclared, because the fallback says what happens then.
 */
export function checkStyles(sources: SourceTexts): SourceMistake[] {
  const texts = Array.from(sources, ([file, text]) => ({ file, text, code: withoutComments(text) }));
  const declared = declaredTokens();
  for (const { code } of texts) for (const name of declaredIn(code)) declared.add(name);
  return texts.flatMap((source) => [
    ...unknownProperties(source, declared),
    ...(source.file.endsWith('.css') ? foreignFiles(source) : []),
  ]);
}

/** The names of the custom properties that the tokens declare. */
export function declaredTokens(): Set<string> {
  return new Set(declaredIn(tokensCss()));
}

export interface StyleSource {
  readonly file: string;
  readonly text: string;
  /** The text with spaces in the place of its comments. */
  readonly code: string;
}

/** Replaces comments by spaces, so that all positions stay the same. A string may contain what looks like a comment. */
export function withoutComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('/*') ? part.replace(/[^\n]/g, ' ') : part,
  );
}

/** The custom properties of a source, by their names without `--`. */
export interface StyleProperties {
  readonly declared: readonly string[];
  /** The properties that are used without a fallback. */
  readonly used: readonly string[];
}

/** Finds the custom properties of a source without its comments. */
export function propertiesIn(code: string): StyleProperties {
  return { declared: declaredIn(code), used: Array.from(code.matchAll(usedProperty), ([, name = '']) => name) };
}

/** The names, without `--`, that a stylesheet declares, or that a component sets: `style.setProperty('--at', …)`. */
function declaredIn(code: string): string[] {
  const names = code.matchAll(/(?<![\w-])--([\w-]+)(?=\s*:)|(?<=@property\s+)--([\w-]+)|(?<=['"])--([\w-]+)(?=['"])/g);
  return Array.from(names, ([, inStylesheet, registered, inScript]) => inStylesheet ?? registered ?? inScript ?? '');
}

function unknownProperties({ file, text, code }: StyleSource, declared: ReadonlySet<string>): SourceMistake[] {
  return Array.from(code.matchAll(usedProperty)).flatMap(({ index, 0: property, 1: name = '' }) => {
    if (declared.has(name)) return [];
    const near = nearestText(name, [...declared], (each) => each);
    return [
      {
        message: `${property} is neither a design token nor declared in a stylesheet.`,
        source: sourcePlace(file, text, { ...positionAt(text, index), length: property.length }),
        hint: `${near ? `Is --${near} meant? ` : ''}config/tokens.ts has the tokens.`,
      },
    ];
  });
}

/** A property without a fallback. A name that a component completes, `var(--space-${step})`, is not known. */
const usedProperty = /(?<=var\(\s*)--([\w-]+)(?=\s*\))/g;

/**
 * Finds references to files. The rules of a stylesheet go into the pages, where a relative address would be looked for
 * beside the page, and no file is published for it. Addresses that begin with `/`, a scheme or `#` are left alone.
 */
export function foreignFiles({ file, text, code }: StyleSource): SourceMistake[] {
  const references = code.matchAll(/(?<=\burl\(\s*["']?)(?![a-z][a-z\d+.-]*:|[/#])[^"')\s]+|@import\b/gi);
  return Array.from(references, ({ index, 0: reference }) => ({
    message:
      reference.toLowerCase() === '@import'
        ? 'A stylesheet can’t import another one.'
        : `No file is published for url(${reference}): the rule goes into pages, and the address would be looked for beside each page.`,
    source: sourcePlace(file, text, { ...positionAt(text, index), length: reference.length }),
    hint:
      reference.toLowerCase() === '@import'
        ? 'Import both in the component, or use `composes`.'
        : 'Draw the picture in the component as SVG, or take it from the content.',
  }));
}
