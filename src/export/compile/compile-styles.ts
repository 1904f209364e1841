import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { sourcePlace } from '../../site/source-place.ts';
import { fixedProperties } from '../../templates/styles/tokens-css.ts';
import { namesByClass } from './class-names.ts';
import type { CompiledStyles, StyleModules, TransformedStyles } from './css-modules.ts';
import { withShortTokens } from './short-tokens.ts';
import { compileFailed } from './source-mistakes.ts';

/** The browsers of the last two and a half years, which Baseline calls widely available. */
const targets = browserslistToTargets(browserslist('baseline widely available'));

/**
 * Compiles one stylesheet for the supported browsers: lowers nesting, minifies, and makes class names unique if the
 * file is a CSS module. A class may compose classes of other modules only if these are in `earlier`, because its rules
 * must come later to override theirs. Throws HeliosError `compile-failed`.
 */
export function compileStyles(filename: string, code: string, earlier: StyleModules = new Map()): CompiledStyles {
  const styles = transformStyles(filename, code);
  return { css: styles.rules, names: namesByClass({ filename, ...styles, earlier, source: () => code }) };
}

/** Compiles one stylesheet as `compileStyles` does, up to what depends on other stylesheets: the names of its classes. */
export function transformStyles(filename: string, code: string): TransformedStyles {
  const { code: css, exports } = parseStyles(filename, code);
  return { rules: withoutEmptyRules(Buffer.from(css).toString()), classes: exports || {} };
}

function parseStyles(filename: string, code: string) {
  const parse = (text: string) =>
    transform({
      filename,
      code: Buffer.from(text),
      minify: true,
      targets,
      include: Features.Nesting,
      drafts: { customMedia: true },
      ...(filename.endsWith('.module.css') && { cssModules: { pattern: '[local]-[hash]', animation: true } }),
    });
  try {
    return parse(withShortTokens(withFixedTokens(withReaderQueries(code))));
  } catch (error) {
    try {
      // The replacements have moved the columns. So the source is parsed without them: it has the same mistake, at its
      // real place.
      parse(code);
    } catch (exact) {
      throw syntaxError(filename, code, exact);
    }
    throw syntaxError(filename, code, error);
  }
}

/**
 * Converts an error of lightningcss into one that names the place in the source. Other errors are returned unchanged.
 */
function syntaxError(filename: string, code: string, cause: unknown): unknown {
  if (!(cause instanceof Error && 'loc' in cause)) return cause;
  // The cast is safe: lightningcss documents `loc`, with line and column from 1, but has no type for its errors.
  const { line, column } = cause.loc as { line: number; column: number };
  // lightningcss names the position of the white space before the wrong token, so the white space is skipped.
  const rest = code.split('\n')[line - 1]?.slice(column - 1) ?? '';
  const space = rest.trim() === '' ? 0 : rest.length - rest.trimStart().length;
  const source = sourcePlace(filename, code, { line, column: column + space });
  return compileFailed([{ message: `The stylesheet has a mistake: ${cause.message}.`, source }], cause);
}

/** Removes rules without declarations. lightningcss prints such a rule for a class that only composes other classes. */
function withoutEmptyRules(css: string): string {
  return css.replace(/(?<=^|\})[^{}]+\{\}/g, '');
}

/**
 * Converts breakpoints from pixels to em. In a media query an em is the font size that the reader has chosen: with
 * letters twice as large, a window fits half as much and gets the layout for half its width.
 */
function withReaderQueries(css: string): string {
  return css.replace(/@media[^{]+/g, (query) =>
    query.replace(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`),
  );
}

/** Replaces tokens that never change on a page by their values, which saves the bytes of their names. */
function withFixedTokens(css: string): string {
  const fixed = fixedProperties();
  return css.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => fixed[name] ?? whole);
}
