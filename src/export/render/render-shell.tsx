import type { Route } from '../../rules/route.ts';
import { PageProvider } from '../../templates/page-context.ts';
import { ShellBottom, type ShellKind, ShellTop } from '../../templates/Shell.tsx';
import { createPageContext, type RenderScope } from './create-page-context.ts';
import { type Notebook, openNotebook } from './notebook.ts';
import { staticMarkup } from './static-markup.ts';

/** What is the same on every page of a locale and kind, and what it used. */
export interface RenderedShell {
  readonly top: string;
  readonly bottom: string;
  readonly notes: Notebook;
}

/** Renders each shell once, when its first page asks for it. */
export function createShellRenderer(scope: RenderScope): (route: Route, kind: ShellKind) => RenderedShell {
  const rendered = new Map<string, RenderedShell>();
  return (route, kind) => {
    const key = JSON.stringify([route.locale.code, kind]);
    const known = rendered.get(key);
    if (known) return known;
    const notes = openNotebook();
    // No page of its own: nothing in a shell is current until it stands around a page.
    const page = createPageContext({ ...route, pathname: '', alternates: [] }, scope, notes);
    const render = (part: React.ReactNode) => staticMarkup(<PageProvider value={page}>{part}</PageProvider>);
    const shell = { top: render(<ShellTop kind={kind} />), bottom: render(<ShellBottom kind={kind} />), notes };
    rendered.set(key, shell);
    return shell;
  };
}

/** The shell around one page: links to that page say so. */
export function markCurrent(markup: string, href: string): string {
  return markup.replaceAll(` href="${href}"`, ` href="${href}" aria-current="page"`);
}
