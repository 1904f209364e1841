import { hash } from 'node:crypto';
import type { StaticMarkup } from '../markup/markup-renderer.ts';
import { type DeferredContent, sharedClassesIn } from './deferred-content.ts';
import { memoize } from './memoize.ts';
import { createSubsetFinder, type FontSubset, type PageFonts } from './page-fonts.ts';
import { type PageSheet, readSheet } from './page-sheet.ts';
import { classesIn, isOfLanguage, propertiesIn, stylesFor } from './page-styles.ts';
import type { PageAssets } from './renderer.ts';

/**
 * Everything that determines which CSS rules a page gets, in one line: language, part of the font, classes and custom
 * properties, as in `en latin a b --sun`.
 */
export type StyleSelection = string;

/** The CSS of one page. */
export interface SelectedStyles {
  readonly css: string;
  /** A hash of the CSS, in hexadecimal digits. */
  readonly version: string;
  /** The same hash as a Content-Security-Policy names it: SHA-256 in base64. */
  readonly digest: string;
}

/** The parts of a page's markup that determine which styles the page gets. */
export interface StyledMarkup {
  readonly lang: string;
  /** The parts that other pages have too: the shell, the banner, the SVG symbols of icons. */
  readonly shared: readonly string[];
  readonly own: Pick<StaticMarkup, 'html' | 'classLists'>;
  /**
   * Deferred contents by the pathnames of their files. They are listed because the page must have the shared rules and
   * the custom properties that they need.
   */
  readonly deferred: Iterable<readonly [pathname: string, content: DeferredContent]>;
}

/**
 * What determines the styles of a part of a page: classes and custom properties (`names`), and the parts of the font.
 */
interface StyleNames {
  readonly names: readonly string[];
  readonly subsets: readonly FontSubset[];
}

/** The names of a part of a page that occurs on many pages, such as a shell. */
interface SharedNames extends StyleNames {
  /** A number that no other part has. */
  readonly part: number;
}

interface FoundStyles {
  readonly selection: StyleSelection;
  readonly subsets: readonly FontSubset[];
}

/**
 * Maximum number of selections that are kept. It is enough for pages of one kind, and limits the memory of a large
 * site.
 */
const maxKept = 200;

/**
 * Creates a function that finds what decides the styles of a page, and the parts of the font that its text needs. Parts
 * that pages share are searched once.
 */
export function createStyleFinder({ parts }: PageFonts): (markup: StyledMarkup) => FoundStyles {
  const subsetsOf = createSubsetFinder(parts);
  let count = 0;
  const shared = (names: StyleNames): SharedNames => ({ ...names, part: count++ });
  const findShared = memoize(String, (markup: string) =>
    shared({ names: [...classesIn(markup), ...propertiesIn(markup)], subsets: subsetsOf(markup) }),
  );
  const findDeferred = memoize(
    ([pathname]: readonly [string, DeferredContent]) => pathname,
    (deferred) => shared(namesOfDeferred(deferred)),
  );
  // A selection is reused for a page that has the same names in the same order, as pages of one kind have: the names
  // then need not be sorted again.
  const findAlike = memoize(keyOf, join, { max: maxKept });
  return ({ lang, shared: markups, own, deferred }) =>
    findAlike({
      lang,
      own: { names: [...own.classLists, ...propertiesIn(own.html)], subsets: subsetsOf(own.html) },
      shared: [...markups.map(findShared), ...Array.from(deferred, findDeferred)],
    });
}

/**
 * What was found in the parts of a page. `names` of `own` contains custom properties and values of `class` attributes.
 */
interface FoundParts {
  readonly lang: string;
  readonly own: StyleNames;
  readonly shared: readonly SharedNames[];
}

function keyOf({ lang, own, shared }: FoundParts): string {
  return [lang, ...shared.map(({ part }) => part), ...own.subsets, ...own.names].join('|');
}

function join({ lang, own, shared }: FoundParts): FoundStyles {
  const subsets = [...new Set([own, ...shared].flatMap((part) => part.subsets))].sort();
  const ownNames = own.names.flatMap((list) => list.split(' '));
  const names = [...new Set([...ownNames, ...shared.flatMap((part) => part.names)])].sort();
  return { selection: [lang, subsets.at(-1), ...names].join(' '), subsets };
}

function namesOfDeferred([, content]: readonly [string, DeferredContent]): StyleNames {
  return { names: [...sharedClassesIn(content), ...propertiesIn(content.html + content.styles)], subsets: [] };
}

/**
 * Creates a function that selects a page's styles. Results are cached, because pages of one kind and language use the
 * same classes.
 */
export function createStyleSelector({
  styles,
  fonts,
}: Pick<PageAssets, 'styles' | 'fonts'>): (selection: StyleSelection) => SelectedStyles {
  const sheetWith = memoize(String, (subset: string) => {
    const sheet = readSheet([...fontRules(subset, fonts), ...styles]);
    return { sheet, langs: langsIn(sheet) };
  });
  const selectAlike = memoize(String, (selection: StyleSelection) => {
    const [lang = '', subset = '', ...names] = selection.split(' ');
    const css = select({ lang, names }, sheetWith(subset).sheet);
    const digest = hash('sha256', css, 'buffer');
    return { css, version: digest.toString('hex').slice(0, 20), digest: digest.toString('base64') };
  });
  return memoize(String, (selection: StyleSelection) => {
    const [lang = '', subset = ''] = selection.split(' ', 2);
    // A language that no CSS rule is limited to is left out: pages of all such languages get the same styles.
    const isTold = sheetWith(subset).langs.some((each) => isOfLanguage(lang, each));
    return selectAlike(isTold ? selection : selection.slice(lang.length));
  });
}

/** Returns the `@font-face` rules that a page gets. `subset` is the last part of the font that its text needs. */
function fontRules(subset: string, { rules }: PageFonts) {
  return rules[subset === 'latin-ext' ? subset : 'latin'];
}

/** The languages to which selectors are limited. */
function langsIn({ blocks }: PageSheet): string[] {
  return blocks.flatMap(({ selectors = [] }) => selectors.flatMap(({ lang }) => lang ?? []));
}

function select(
  { lang, names }: { readonly lang: string; readonly names: readonly string[] },
  sheet: PageSheet,
): string {
  const isProperty = (name: string) => name.startsWith('--');
  const classes = new Set(names.filter((name) => !isProperty(name)));
  return stylesFor({ classes, properties: new Set(names.filter(isProperty)), lang }, sheet);
}
