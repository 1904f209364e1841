import type { Route } from '../../site/route.ts';
import type { PageContext } from '../../templates/page-context.ts';
import { pageAttachments } from './context/page-attachments.ts';
import { pageDocuments } from './context/page-documents.ts';
import { pageFragment, pageIslands } from './context/page-islands.ts';
import { pageLinks } from './context/page-links.ts';
import { pageMedia } from './context/page-media.ts';
import type { NotesCollector } from './notes-collector.ts';
import type { PageScope } from './render-scope.ts';

/**
 * Creates the page context from which a template gets content, links and images. Everything it gives is recorded in
 * `notes`.
 */
export function createPageContext(route: Route, scope: PageScope, notes: NotesCollector): PageContext {
  const work = { route, scope, notes };
  const { site, captcha, consent, vendors } = scope.config;
  const page: PageContext = {
    route,
    locale: route.locale,
    site,
    captcha,
    consent,
    vendors,
    packages: scope.packages,
    format: scope.formatters(route.locale),
    ...pageDocuments(work),
    ...pageLinks(work),
    ...pageMedia(work),
    ...pageAttachments(work),
    island: pageIslands(work),
    fragment: pageFragment(work, () => page),
    usesSlice: (type) => notes.reads.add({ kind: 'code', part: `slice:${type}` }),
    report({ code, message, hint, place }) {
      const from = scope.reader.locateField(place);
      notes.findings.push({
        code,
        severity: 'error',
        message,
        pathnames: [route.pathname],
        hint,
        ...(from && { document: from }),
      });
    },
  };
  return page;
}
