import type { ComponentType } from 'react';
import type { Config } from '../../../config/schema.ts';
import type { Snapshot } from '../../content/content-source.ts';
import { linkRulesOf } from '../../content/meaning/link-target.ts';
import { openSnapshot } from '../../content/snapshot.ts';
import { type IslandName, islands } from '../../islands/registry.ts';
import type { BundledPackage } from '../../site/bundled-package.ts';
import type { CodeVersions } from '../../site/code-part.ts';
import { HeliosError } from '../../site/helios-error.ts';
import type { Locale } from '../../site/locale.ts';
import { createRouteNames, type Route } from '../../site/route.ts';
import { pageComponents } from '../../templates/registry.ts';
import type { PartStyles } from '../compile/code-versions.ts';
import type { StyleRule } from '../compile/stylesheet.ts';
import { MarkupError } from '../markup/markup-renderer.ts';
import { componentStackOf, reactMarkup } from '../markup/react-markup.ts';
import { openStore } from '../output/store.ts';
import { createContentReader } from './content-reader.ts';
import { createFormatters } from './formatters.ts';
import { createIslandRenderer } from './island-markup.ts';
import { memoize } from './memoize.ts';
import type { PageFonts } from './page-fonts.ts';
import type { FailedOutcome } from './page-record.ts';
import { readSheet } from './page-sheet.ts';
import { createReadHash } from './reads.ts';
import { createPageRenderer, type NewPage } from './render-page.tsx';
import type { RenderScope } from './render-scope.ts';
import { createStyleSelector } from './style-selection.ts';
import { messageOfThrown, stackOfThrow } from './thrown-value.ts';

/** Everything a renderer needs, as values that can be sent to a worker. */
export interface RenderSetup {
  readonly config: Config;
  readonly locales: readonly Locale[];
  readonly routes: readonly Route[];
  readonly snapshotFile: string;
  /** The time of the export. */
  readonly now: Date;
  /** The ref of the planned content. The renderer rejects a snapshot of another ref. */
  readonly ref: string;
  readonly storeFolder: string;
  readonly assets: PageAssets;
}

/** The assets that pages ship in addition to their content. */
export interface PageAssets {
  /** The build hash: `webpackCompilationHash` in page data. */
  readonly hash: string;
  /** The versions of the code of page types, slices, islands and fragments, and of the code that all pages share. */
  readonly code: CodeVersions;
  /** The CSS rules of tokens, base styles and all components. */
  readonly styles: readonly StyleRule[];
  readonly boot: { readonly pathname: string; readonly integrity: string };
  /** Pathname of each island's script. */
  readonly islands: Readonly<Record<IslandName, string>>;
  /** CSS rules of the style modules in the folder of each island and each fragment. */
  readonly partStyles: PartStyles;
  readonly fonts: PageFonts;
  /** Pathnames of the icons by name: `favicon.svg`. */
  readonly icons: Readonly<Record<string, string>>;
  /** The npm packages of which a part reaches visitors. */
  readonly packages: readonly BundledPackage[];
}

export interface Renderer {
  render(route: Route): Promise<RenderOutcome>;
  close(): void;
}

/** The outcome of rendering a route, before the page is checked. */
export type RenderOutcome = ({ readonly ok: true } & NewPage) | FailedOutcome;

/**
 * Entry of the compiled renderer, called once in each thread. `components` maps a custom type to its page component.
 */
export async function createRenderer(setup: RenderSetup, components = pageComponents): Promise<Renderer> {
  const snapshot = openSnapshot(setup.snapshotFile, { ref: setup.ref });
  const scope = await openRenderScope(setup, snapshot);
  const { code } = setup.assets;
  const stylesOf = createStyleSelector(setup.assets);
  const renderPage = createPageRenderer({
    scope,
    components,
    assets: setup.assets,
    stylesOf,
    readHash: createReadHash({ documents: snapshot, routes: setup.routes, now: setup.now, code, stylesOf }),
    store: openStore(setup.storeFolder),
  });
  return {
    async render(route) {
      try {
        return { ok: true, ...(await renderPage(route)) };
      } catch (error) {
        return failure(route, error);
      }
    },
    close: () => snapshot.close(),
  };
}

/** Opens what all pages of an export have in common: their content, links, formats and islands. */
export async function openRenderScope(setup: RenderSetup, snapshot: Snapshot): Promise<RenderScope> {
  return {
    config: setup.config,
    locales: setup.locales,
    reader: createContentReader(snapshot),
    linkRules: linkRulesOf(setup.config, setup.locales),
    islandScripts: setup.assets.islands,
    partStyles: readSheets(setup.assets.partStyles),
    packages: setup.assets.packages,
    renderIsland: createIslandRenderer(await loadIslands()),
    formatters: memoize((locale: Locale) => locale.code, createFormatters),
    routeOf: routeLookup(setup.routes),
    routeNamed: createRouteNames(setup.routes),
    now: setup.now,
  };
}

async function failure(route: Route, thrown: unknown): Promise<FailedOutcome> {
  const error = thrown instanceof MarkupError ? thrown.cause : thrown;
  if (error instanceof HeliosError) {
    const { code, message, where, hint } = error;
    return { ok: false, route, fault: { code, message, where, hint } };
  }
  return { ok: false, route, message: messageOfThrown(error), stack: await stackOf(error, thrown) };
}

/** The stack of what a template has thrown, with the components around it. The node is rendered once more for it. */
async function stackOf(error: unknown, thrown: unknown): Promise<string> {
  const node = thrown instanceof MarkupError ? thrown.node : undefined;
  if (!(error instanceof Error)) return stackOfThrow(() => void reactMarkup(node));
  return `${error.stack ?? ''}\n${node === undefined ? '' : await componentStackOf(node)}`;
}

/** Loads the islands' components before the first page, since rendering is synchronous. */
async function loadIslands(): Promise<Record<IslandName, ComponentType<object>>> {
  const loaded = Object.entries(islands).map(async ([name, { component }]) => [name, await component()] as const);
  // The cast is safe: the registry pairs each component with the contract that defines its props.
  return Object.fromEntries(await Promise.all(loaded)) as Record<IslandName, ComponentType<object>>;
}

function readSheets(styles: PageAssets['partStyles']): RenderScope['partStyles'] {
  return Object.fromEntries(Object.entries(styles).map(([part, rules]) => [part, readSheet(rules)]));
}

function routeLookup(routes: readonly Route[]): RenderScope['routeOf'] {
  const byDocument = new Map(routes.map((route) => [route.documentId, route]));
  return (id) => byDocument.get(id);
}
