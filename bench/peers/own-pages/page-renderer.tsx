import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openSnapshot } from '../../../src/content/snapshot.ts';
import type { MarkupRenderer } from '../../../src/export/markup/markup-renderer.ts';
import { createPageContext } from '../../../src/export/render/create-page-context.ts';
import { memoize } from '../../../src/export/render/memoize.ts';
import { createNotesCollector } from '../../../src/export/render/notes-collector.ts';
import { openRenderScope, type RenderSetup } from '../../../src/export/render/renderer.ts';
import { escapeHtml } from '../../../src/site/html.ts';
import type { Route } from '../../../src/site/route.ts';
import { PageBody } from '../../../src/templates/PageBody.tsx';
import { PageProvider } from '../../../src/templates/page-context.ts';
import { type PageDocument, pageComponents } from '../../../src/templates/registry.ts';
import {
  type NavigationStyle,
  navigationStyleOf,
  ShellBottom,
  ShellHeader,
  ShellTop,
} from '../../../src/templates/Shell.tsx';

/** Renders a page as the text of an HTML file. */
export type RenderPage = (route: Route) => string;

/**
 * Opens Helios's templates for React alone. A page is read, its own part is rendered with react-dom, and put between
 * header and footer, which are rendered once. Pages have no styles and no metadata, and nothing of them is kept.
 */
export async function openTemplates(setup: RenderSetup): Promise<RenderPage> {
  const snapshot = openSnapshot(setup.snapshotFile, { ref: setup.ref });
  const scope = { ...(await openRenderScope(setup, snapshot)), renderer: reactAlone };
  const markupOn = (route: Route, node: ReactNode) =>
    renderToStaticMarkup(
      <PageProvider value={createPageContext(route, scope, createNotesCollector())}>{node}</PageProvider>,
    );
  const shellOf = memoize(
    ({ route, style }: ShellPlace) => `${route.locale.code} ${style}`,
    ({ route, style }) => ({
      header: markupOn(route, <ShellTop />) + markupOn(route, <ShellHeader style={style} />),
      footer: markupOn(route, <ShellBottom style={style} />),
    }),
  );
  return (route) => {
    // The cast is safe: routes lead to documents of page types only.
    const document = snapshot.document(route.documentId) as PageDocument;
    const main = markupOn(route, <PageBody document={document} components={pageComponents} />);
    const { header, footer } = shellOf({ route, style: navigationStyleOf(document) });
    const head = `<html lang="${route.locale.code}"><head><title>${escapeHtml(route.pathname)}</title></head>`;
    return `<!doctype html>${head}<body>${header}${main}${footer}</body></html>`;
  };
}

interface ShellPlace {
  readonly route: Route;
  readonly style: NavigationStyle;
}

/** Renders what templates themselves ask for as markup, such as the content of a dialog. */
const reactAlone: MarkupRenderer = {
  html: renderToStaticMarkup,
  markup() {
    throw new Error('No template asks for the facts of its markup.');
  },
};
