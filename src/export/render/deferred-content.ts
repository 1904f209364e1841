import { hash } from 'node:crypto';
import { sharedDataPathname } from '../../rules/page-data.ts';
import type { StyleRule } from '../compile/stylesheet.ts';
import { classesIn, stylesFor } from './page-styles.ts';

/** What an island needs that is not on the page: the browser inserts it, styles it, hydrates it. */
export interface DeferredContent {
  readonly html: string;
  readonly props: object;
  /** The rules of the island's own modules. Those of shared components are on the page: their place in the cascade counts. */
  readonly styles: string;
}

/** Puts an island's content together and gives it its name: the same content is the same file, whatever page it is for. */
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

/** Classes of shared components in content that comes later: the page must have their rules from the start. */
export function sharedClassesIn({ html, styles }: DeferredContent): string[] {
  const own = new Set(Array.from(styles.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name]) => name));
  return [...classesIn(html)].filter((name) => !own.has(name));
}
