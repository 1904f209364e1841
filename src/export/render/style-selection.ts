import { hash } from 'node:crypto';
import { type DeferredContent, sharedClassesIn } from './deferred-content.ts';
import { type FontSubset, fontSubsetsFor, type PageFonts } from './page-fonts.ts';
import { type PageSheet, readSheet } from './page-sheet.ts';
import { classesIn, propertiesIn, stylesFor } from './page-styles.ts';
import type { PageAssets } from './renderer.ts';

/**
 * All that decides which CSS rules a page gets, in one line: language, part of the font, classes and custom properties,
 * as in `en latin a b --sun`.
 */
export type StyleSelection = string;

/** The CSS of one page. */
export interface SelectedStyles {
  readonly css: string;
  /** A hash of the CSS. */
  readonly version: string;
}

/** Finds what decides the styles of a page, and the parts of the font that its text needs. */
export function styleSelection(
  { body, deferred, lang }: { body: string; deferred: readonly DeferredContent[]; lang: string },
  fonts: PageFonts,
): { selection: StyleSelection; subsets: readonly FontSubset[] } {
  // Deferred content relies on the custom properties and the shared rules of the page, so its markup and styles count too.
  const markup = body + deferred.map((content) => content.html + content.styles).join('');
  const classes = new Set([...classesIn(body), ...deferred.flatMap(sharedClassesIn)]);
  const subsets = fontSubsetsFor(body, fonts.parts);
  const names = [...classes, ...propertiesIn(markup)].sort();
  return { selection: [lang, subsets.at(-1), ...names].join(' '), subsets };
}

/**
 * Creates a function that selects a page's styles. Results are cached, because pages of one kind and language use the
 * same classes.
 */
export function createStyleSelector({
  styles,
  fonts,
}: Pick<PageAssets, 'styles' | 'fonts'>): (selection: StyleSelection) => SelectedStyles {
  const known = new Map<StyleSelection, SelectedStyles>();
  let sheet: PageSheet | undefined;
  return (selection) => {
    const found = known.get(selection);
    if (found) return found;
    sheet ??= readSheet(styles);
    const css = select(selection, sheet, fonts);
    const selected = { css, version: hash('sha256', css).slice(0, 20) };
    known.set(selection, selected);
    return selected;
  };
}

function select(selection: StyleSelection, sheet: PageSheet, { rules }: PageFonts): string {
  const [lang = '', subset, ...names] = selection.split(' ');
  const fontRules = readSheet(rules[subset === 'latin-ext' ? subset : 'latin']);
  const isProperty = (name: string) => name.startsWith('--');
  const classes = new Set(names.filter((name) => !isProperty(name)));
  return stylesFor({ classes, properties: new Set(names.filter(isProperty)), lang }, [...fontRules, ...sheet]);
}
