import { createPageLoader } from '../shared/navigation/load-page.ts';
import { build, site } from '../shared/site.ts';
import { createSheet } from '../shared/style-sheet.ts';
import { attachForms } from './attach-forms.ts';
import { attachLivePage } from './live-page.ts';
import { createAnnouncer } from './navigation/announce.ts';
import { attachNavigation } from './navigation/navigate.ts';
import { ownScript } from './trusted-types.ts';

// The first bytes of every page. No React here, and nothing the page can do without.
const page = attachLivePage(document);
const loadForms = attachForms(document, ownScript);
if ('navigation' in globalThis) {
  const request = fetch.bind(globalThis);
  const loader = createPageLoader({ pathPrefix: site.pathPrefix, build, request, createSheet });
  const announce = createAnnouncer(document);
  const navigating = attachNavigation({ site, loader, announce, ...page });
  const given = { site, build, loader, navigating, ownScript, loadForms, show: page.show };
  const settle = async () => (await import('../late/late.ts')).settle(given);
  addEventListener('load', () => {
    // A page that was loaded in the place of another began at its top; from here on the browser keeps where it stands.
    history.scrollRestoration = 'auto';
    // Whatever comes late may be missing: pages change without it.
    setTimeout(() => settle().catch(() => {}));
  });
}
