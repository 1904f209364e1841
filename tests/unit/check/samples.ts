import { locales } from '../../../config/locales.ts';
import type { LinkNote, PageNotes } from '../../../src/export/render/page-notes.ts';
import type { DocumentPlace } from '../../../src/site/finding.ts';
import type { HostRules } from '../../../src/site/host-rules.ts';
import type { Locale } from '../../../src/site/locale.ts';
import type { Route } from '../../../src/site/route.ts';

/** The smallest host rules of a site in two locales. */
export const hostRules: HostRules = {
  version: 1,
  pathPrefix: '/helios',
  trailingSlash: 'never',
  locales: [
    { urlCode: 'en', home: '/helios/en', languages: ['en-gb', 'en'] },
    { urlCode: 'de', home: '/helios/de', languages: ['de-de', 'de'] },
  ],
  headers: [],
  redirects: [{ from: '/', to: '/helios/en', status: 302 }],
  entrances: ['/'],
  rewrites: [],
  notFound: [
    { under: '/helios/en', page: '/helios/en/404' },
    { under: '/helios/de', page: '/helios/de/404' },
  ],
  serverError: '/helios/en/500',
};

export function place(more: Partial<DocumentPlace> = {}): DocumentPlace {
  return { id: 'A1', type: 'page', uid: 'home', lang: 'en-gb', field: 'slices[0].primary.cta', ...more };
}

export function link(href: string, from: DocumentPlace | undefined = place()): LinkNote {
  return { href, text: 'More', from };
}

const noWords = { title: '', description: '', headings: [] };

export function notes(more: Partial<PageNotes> = {}): PageNotes {
  return {
    shellReads: [],
    reads: [],
    shellLinks: [],
    links: [],
    images: [],
    drawn: [],
    files: [],
    ids: [],
    islands: [],
    words: noWords,
    findings: [],
    ...more,
  };
}

export function localeOf(code: string): Locale {
  const locale = locales.find((each) => each.code === code);
  if (!locale) throw new Error(`No locale ${code} in config/locales.ts.`);
  return locale;
}

export function route(more: Partial<Route> = {}): Route {
  return {
    pathname: '/helios/en/pricing',
    path: '/pricing',
    name: '/pricing',
    locale: localeOf('en-gb'),
    documentId: 'A1',
    type: 'page',
    uid: 'pricing',
    kind: 'page',
    isWildcard: false,
    isIndexable: true,
    lastModified: '2026-10-05T09:30:00Z',
    alternates: [],
    ...more,
  };
}
