import { hash } from 'node:crypto';
import type { RichTextField } from '@prismicio/client';
import type { IconName } from '../../components/icons.ts';
import { iconsIn, renderSprite } from '../../components/sprite.ts';
import { joinPageFacts, readPageFacts } from '../../site/page-facts.ts';
import type { Route } from '../../site/route.ts';
import { Notification } from '../../templates/components/Notification.tsx';
import { bodyParts, type ShellMarkup, textOfParts } from '../../templates/document.ts';
import { PageProvider } from '../../templates/page-context.ts';
import { type NavigationStyle, ShellBottom, ShellHeader, type ShellKind, ShellTop } from '../../templates/Shell.tsx';
import { renderWith } from '../markup/markup-renderer.ts';
import { type ClosedShell, closeShell } from './close-notes.ts';
import { createPageContext } from './create-page-context.ts';
import { memoize } from './memoize.ts';
import { createNotesCollector, mergeNotes, type NotesCollector } from './notes-collector.ts';
import type { ReadHash } from './reads.ts';
import type { PageScope, RenderScope } from './render-scope.ts';

/** Markup that is the same on every page of a locale and kind, with its notes. */
export interface RenderedShell {
  /** Name of the shell: a hash of its markup, so that equal shells have the same name. */
  readonly name: string;
  readonly markup: ShellMarkup;
  /** Content of the shell's file: no link is marked as current, and the slots for banner and page are empty. */
  readonly html: string;
  /** The icons of the shell and its deferred islands. The shell has their drawings. */
  readonly icons: ReadonlySet<IconName>;
  /** Markup of the notification banner; empty without one. */
  readonly banner: string;
  readonly bannerIcons: ReadonlySet<IconName>;
  readonly notes: NotesCollector;
  /** The notes of the shell and its banner, completed: with hashes of reads, links and ids. */
  readonly closed: ClosedShell;
}

/** Creates a function that renders each shell and each banner once, when the first page needs it. */
export function createShellRenderer({
  scope,
  readHash,
}: {
  readonly scope: RenderScope;
  readonly readHash: ReadHash;
}): (route: Route, kind: ShellKind) => RenderedShell {
  const plainShellOf = memoize(
    ({ route, style }: Place) => `${route.locale.code} ${style}`,
    ({ route, style }) =>
      renderWith(scope.config.markup, (renderer) => renderShell(route, style, { ...scope, renderer })),
  );
  const shellOf = memoize(
    ({ route, style, notification }: Place & ShellKind) => JSON.stringify([route.locale.code, style, notification]),
    ({ route, style, notification }): RenderedShell => {
      const shell = plainShellOf({ route, style });
      const banner =
        notification &&
        renderWith(scope.config.markup, (renderer) => renderBanner(route, notification, { ...scope, renderer }));
      const notes = banner ? mergeNotes(shell.notes, banner.notes) : shell.notes;
      const markup = banner?.markup ?? '';
      const facts = joinPageFacts([shell.html, markup].map(readPageFacts));
      const closed = closeShell({ notes, facts }, readHash);
      return { ...shell, banner: markup, bannerIcons: iconsIn(markup), notes, closed };
    },
  );
  return (route, kind) => shellOf({ ...kind, route });
}

interface Place {
  readonly route: Route;
  readonly style: NavigationStyle;
}

function renderShell(
  route: Route,
  style: NavigationStyle,
  scope: PageScope,
): Omit<RenderedShell, 'banner' | 'bannerIcons' | 'closed'> {
  const { render, notes } = openPart(route, scope);
  const top = render(<ShellTop />);
  const header = render(<ShellHeader style={style} />);
  const bottom = render(<ShellBottom style={style} />);
  const deferred = Array.from(notes.deferred.values(), ({ html }) => html).join('');
  const shown = top + header + bottom + deferred;
  const atOnce = top + withoutMenus(header);
  const markup = {
    top: renderSprite(iconsIn(atOnce)) + top,
    header,
    bottom: renderSprite(iconsIn(shown), iconsIn(atOnce)) + bottom,
  };
  const html = textOfParts(bodyParts(markup, { banner: '', page: '' }));
  return { name: hash('sha256', html).slice(0, 10), markup, html, icons: iconsIn(shown), notes };
}

/**
 * Returns the header without the content of its menus, which visitors do not see at first. Only the SVG symbols of the
 * remaining icons come before the page's content. All others come after it, so that the first section arrives sooner.
 */
function withoutMenus(header: string): string {
  return header.replaceAll(/<\/summary>.*?<\/details>/gs, '');
}

function renderBanner(
  route: Route,
  message: RichTextField,
  scope: PageScope,
): { markup: string; notes: NotesCollector } {
  const { render, notes } = openPart(route, scope);
  return { markup: render(<Notification message={message} />), notes };
}

/** Prepares to render a part of the shell. The page context gets no pathname, so that no link is marked as current. */
function openPart(route: Route, scope: PageScope) {
  const notes = createNotesCollector();
  const page = createPageContext({ ...route, pathname: '', alternates: [] }, scope, notes);
  const render = (part: React.ReactNode) => scope.renderer.html(<PageProvider value={page}>{part}</PageProvider>);
  return { render, notes };
}

/** Marks the links in a shell that lead to the current page, by `aria-current`. */
export function markCurrent({ top, header, bottom }: ShellMarkup, href: string): ShellMarkup {
  const mark = (markup: string) => markup.replaceAll(` href="${href}"`, ` href="${href}" aria-current="page"`);
  return { top, header: mark(header), bottom: mark(bottom) };
}
