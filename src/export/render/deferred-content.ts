import { hash } from 'node:crypto';
import { sharedDataPathname } from '../../rules/page-data.ts';
import type { StyleRule } from '../compile/stylesheet.ts';
import { classesIn, stylesFor } from './page-styles.ts';

/** The parts of a deferred island that are not on the page. The browser inserts, styles and hydrates them. */
export interface DeferredContent {
  readonly html: string;
  readonly props: object;
  /** The rules of the island's own modules. Those of shared components are on the page, since their order in the cascade counts. */
  readonly styles: string;
}

/** Puts an island's content together and names it by its hash, so that pages with the same content share a file. */
export function createDeferredContent(input: {
  html: string;
  props: object;
  /** Rules of the modules in the island's folder. */
  rules: readonly StyleRule[];
  lang: string;
  pathPrefix: string;
}): { pathname: string; content: DeferredContent } {
  const { html, props, rules, lang, pathPrefix } = input;
  const styles = stylesFor({ classes: classesIn(html), markup: html, lang }, rules);
  const content = { html, props, styles };
  const name = hash('sha256', JSON.stringify(content)).slice(0, 10);
  return { pathname: sharedDataPathname(pathPrefix, name), content };
}

/** Classes of shared components in deferred content: the page must have their rules from the start. */
export function sharedClassesIn({ html, styles }: DeferredContent): string[] {
  const own = new Set(Array.from(styles.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name]) => name));
  return [...classesIn(html)].filter((name) => !own.has(name));
}
