import type { Config } from '../../../config/schema.ts';
import type { IslandName } from '../../islands/registry.ts';
import type { BundledPackage } from '../../site/bundled-package.ts';
import type { CodePart } from '../../site/code-part.ts';
import type { LinkRules } from '../../site/links.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';
import type { Formatters } from '../../templates/page-context.ts';
import type { MarkupRenderer } from '../markup/markup-renderer.ts';
import type { ContentReader } from './content-reader.ts';
import type { IslandCall, IslandOutput } from './island-markup.ts';
import type { PageSheet } from './page-sheet.ts';

/** Values that are the same for all pages of an export. */
export interface RenderScope {
  readonly config: Config;
  readonly locales: readonly Locale[];
  readonly reader: ContentReader;
  readonly linkRules: LinkRules;
  /** Pathname of each island's script. */
  readonly islandScripts: Readonly<Record<IslandName, string>>;
  /** CSS rules of the style modules in the folder of each island and each fragment. */
  readonly partStyles: Readonly<Record<CodePart, PageSheet>>;
  renderIsland(island: IslandCall): IslandOutput;
  /** The npm packages of which a part reaches visitors. */
  readonly packages: readonly BundledPackage[];
  formatters(locale: Locale): Formatters;
  routeOf(documentId: string): Route | undefined;
  /** Returns the route of the page that has this name in a locale. `lang` is the Prismic code of the locale. */
  routeNamed(lang: string, name: string): Route | undefined;
  /** The time of the export. */
  readonly now: Date;
}

/** The values of an export, and the renderer of the markup of one page or shell. */
export interface PageScope extends RenderScope {
  readonly renderer: MarkupRenderer;
}
