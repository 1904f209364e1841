import { hash } from 'node:crypto';
import { sharedDataPathname } from '../../rules/page-data.ts';
import type { PageSheet } from './page-sheet.ts';
import { classesIn, propertiesIn, stylesFor } from './page-styles.ts';

/**
 * The parts of a deferred island that are in a file instead of on the page. The browser inserts, styles and hydrates
 * them.
 */
export interface DeferredContent {
  readonly html: string;
  readonly props: object;
  /**
   * The CSS of the style modules in the island's own folder. The rules of shared components are on the page instead:
   * the cascade depends on their order, which would change if they were inserted later.
   */
  readonly styles: string;
}

/**
 * Assembles the content of a deferred island and names its file by hash, so that pages with the same content share one
 * file.
 */
export function createDeferredContent(input: {
  html: string;
  props: object;
  /** Rules of the modules in the island's folder. */
  rules: PageSheet;
  lang: string;
  pathPrefix: string;
}): { pathname: string; content: DeferredContent } {
  const { html, props, rules, lang, pathPrefix } = input;
  const styles = stylesFor({ classes: classesIn(html), properties: propertiesIn(html), lang }, rules);
  const content = { html, props, styles };
  const name = hash('sha256', JSON.stringify(content)).slice(0, 10);
  return { pathname: sharedDataPathname(pathPrefix, name), content };
}

/** Classes of shared components in deferred content: the page must have their rules from the start. */
export function sharedClassesIn({ html, styles }: DeferredContent): string[] {
  const own = new Set(Array.from(styles.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name]) => name));
  return [...classesIn(html)].filter((name) => !own.has(name));
}
