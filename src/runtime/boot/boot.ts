import { loadScript } from '../shared/load-script.ts';
import { createPageLoader, type FindInstead } from '../shared/navigation/load-page.ts';
import { retry } from '../shared/retry.ts';
import { build, site } from '../shared/site.ts';
import { createSheet } from '../shared/style-sheet.ts';
import { attachForms } from './attach-forms.ts';
import { attachLivePage } from './live-page.ts';
import { attachNavigation } from './navigation/navigate.ts';
import { ownMarkup, ownScript } from './trusted-types.ts';
import { whenPainted } from './when-painted.ts';

// The first script of every page. It contains no React, and no code that can wait for a later script.
const page = attachLivePage(document);
const loadForms = attachForms(document, ownScript);
// `fetch` is looked up at each request, because the monitoring replaces it.
const request: typeof fetch = (...input) => fetch(...input);
const { pathPrefix } = site;
const late = () => loadScript<typeof import('../late/late.ts')>(HELIOS_SCRIPTS.late);
const findInstead: FindInstead = async (missing) => (await late()).findInstead({ ...missing, pathPrefix, request });
const loader = createPageLoader({ pathPrefix, build, request, createSheet, findInstead });
const plain = () => loadScript<typeof import('../plain/plain.ts')>(HELIOS_SCRIPTS.plain);
// In browsers without the Navigation API this script is loaded at once: without it the visitor's first click would lose
// the parameters of the visit.
const plainLoads =
  'navigation' in globalThis
    ? undefined
    : retry(plain).then(({ attachPlainLoads }) => attachPlainLoads(document, pathPrefix));
const navigating = plainLoads ? undefined : attachNavigation({ site, loader, ...page });
const input = { site, build, loader, navigating, plainLoads, ownMarkup, ownScript, loadForms, show: page.show };
addEventListener('load', () => {
  // Restores the browser's default `auto`: before a reload, `navigation/page-change.ts` sets `scrollRestoration` to
  // `manual`, and this value also applies to the reloaded page.
  history.scrollRestoration = 'auto';
  // On a fast connection `load` fires before the first paint, so the late script is loaded only after that paint. Until
  // it can be loaded, pages still change without a reload.
  whenPainted(async () => (await retry(late)).startLate(input));
});
