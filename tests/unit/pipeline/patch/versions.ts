import type { SiteFile } from '../../../../src/export/output/site-file.ts';
import { recordOf } from '../../../../src/export/render/join-notes.ts';
import type { OwnNotes } from '../../../../src/export/render/page-notes.ts';
import type { PageRecord } from '../../../../src/export/render/page-record.ts';
import type { PageVersions } from '../../../../src/export/render/render-pages.ts';
import { renderedPage } from '../../support/rendered-page.ts';
import { routeOf } from '../../support/sample-page.ts';

/** A version of a page: what is noted of it, and the paths of the files that it shares. */
export interface VersionSketch {
  readonly notes?: Partial<OwnNotes>;
  readonly shared?: readonly string[];
  /** The content of the page. */
  readonly html?: string;
}

export function fileOf(path: string, sha256 = path): SiteFile {
  return { path, sha256, bytes: 1, type: 'text/plain', cache: 'immutable' };
}

export function versionsOf(path: string, before: VersionSketch, after: VersionSketch): PageVersions {
  const route = routeOf(path);
  const version = (sketch: VersionSketch) => recordIn(route.pathname, sketch);
  return { route, before: version(before), after: version(after) };
}

function recordIn(pathname: string, { notes = {}, shared = [], html = 'before' }: VersionSketch): PageRecord {
  const { draft, shell } = renderedPage(pathname, fileOf(`${pathname.slice(1)}.html`, html), { own: notes });
  const companions = shared.map((path) => fileOf(path));
  return recordOf({ ...draft, companions, own: { ...draft.own, ...notes } }, new Map([[shell.name, shell.notes]]));
}
