import { config } from '../../../config/index.ts';
import type { Snapshot } from '../../../src/content/content-source.ts';
import { linkRulesOf } from '../../../src/content/meaning/link-target.ts';
import { renderers } from '../../../src/export/markup/markup-renderer.ts';
import type { RoutePlan } from '../../../src/export/plan/plan-routes.ts';
import { createContentReader } from '../../../src/export/render/content-reader.ts';
import { createFormatters } from '../../../src/export/render/formatters.ts';
import type { PageScope } from '../../../src/export/render/render-scope.ts';
import { type IslandName, islands } from '../../../src/islands/registry.ts';
import { createRouteNames } from '../../../src/site/route.ts';

/** What all pages of an export share, for the documents of a snapshot. The islands render nothing. */
export function renderScopeOf(snapshot: Snapshot, { routes, locales }: RoutePlan): PageScope {
  return {
    config,
    locales,
    reader: createContentReader(snapshot),
    linkRules: linkRulesOf(config, locales),
    islandScripts: perIsland('/island.js'),
    partStyles: {},
    renderer: renderers.printer,
    renderIsland: () => ({ html: '', json: '{}' }),
    packages: [],
    formatters: createFormatters,
    now: new Date('2026-11-22T12:00Z'),
    routeOf: (id) => routes.find(({ documentId }) => documentId === id),
    routeNamed: createRouteNames(routes),
  };
}

/** Gives every island the same value. */
function perIsland<Value>(value: Value): Readonly<Record<IslandName, Value>> {
  // Object.fromEntries forgets the names of the keys.
  return Object.fromEntries(Object.keys(islands).map((name) => [name, value])) as Record<IslandName, Value>;
}
