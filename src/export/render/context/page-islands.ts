import { createElement } from 'react';
import type { IslandContract } from '../../../islands/island-contract.ts';
import type { IslandName } from '../../../islands/registry.ts';
import { type IslandMarkup, type PageContext, PageProvider } from '../../../templates/page-context.ts';
import { createDeferredContent } from '../deferred-content.ts';
import { type PageSheet, readSheet } from '../page-sheet.ts';
import type { PageWork } from './page-work.ts';

const noRules = readSheet([]);

/**
 * Renders islands. Each island is a separate React root, and its ids need a prefix of their own that is the same in the
 * export and in the browser.
 */
export function pageIslands(work: PageWork): PageContext['island'] {
  const { islandScripts, partStyles, renderIsland } = work.scope;
  const { notes } = work;
  let count = 0;
  return <Props extends object>(
    { name, isDeferred = false, readsMarkup = false }: IslandContract<IslandName, Props>,
    props: NoInfer<Props>,
  ): IslandMarkup => {
    const script = islandScripts[name];
    notes.islands.add(name);
    notes.reads.add({ kind: 'code', part: `island:${name}` });
    count += 1;
    const prefix = `${name}-${count}-`;
    const { html, json } = renderIsland({ name, props, prefix });
    if (!isDeferred) return { html, content: undefined, script, prefix, json: readsMarkup ? '' : json };
    const pathname = deferContent({ html, props, rules: partStyles[`island:${name}`] ?? noRules }, work);
    return { html: undefined, content: pathname, script, prefix, json: '' };
  };
}

/** Renders markup that has no page of its own, with the context of the page that asks for it. */
export function pageFragment(work: PageWork, contextOf: () => PageContext): PageContext['fragment'] {
  const { scope, notes } = work;
  return (name, node, props) => {
    notes.reads.add({ kind: 'code', part: `fragment:${name}` });
    const html = scope.renderer.html(createElement(PageProvider, { value: contextOf() }, node));
    return deferContent({ html, props, rules: scope.partStyles[`fragment:${name}`] ?? noRules }, work);
  };
}

/** Puts markup that scripts will insert into the page in a file of its own. Returns the pathname of the file. */
function deferContent(
  part: { readonly html: string; readonly props: object; readonly rules: PageSheet },
  { route, scope, notes }: PageWork,
): string {
  const { pathPrefix } = scope.config.site;
  const { pathname, content } = createDeferredContent({ ...part, lang: route.locale.htmlLang, pathPrefix });
  notes.deferred.set(pathname, content);
  return pathname;
}
