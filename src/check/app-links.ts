import type { LinkNote } from '../export/render/page-notes.ts';
import { signUpKinds, signUpPaths } from '../rules/leads/sign-up.ts';
import { createAddressTest } from '../site/address-patterns.ts';
import type { Finding } from '../site/finding.ts';
import { linkName } from '../site/link-name.ts';
import type { LinkedPage } from './links.ts';
import { perList } from './per-list.ts';

export interface AppLinkInput {
  readonly pages: readonly LinkedPage[];
  /** The product's scheme and host: `https://app.helios.example`. */
  readonly appOrigin: string;
  /** The product's scheme and host in `config/index.ts`. The environment may give another one. */
  readonly usualAppOrigin: string;
  /** Patterns of addresses that may lead to another host. */
  readonly exceptions: readonly string[];
}

/**
 * Warns of editors' links to a host that looks like the product's and is another one, such as the host that the product
 * had before. A host looks like the product's if
 * - it is the one that `config/index.ts` names, or
 * - a link leads to one of the product's sign-up paths there, or
 * - its name begins as the product's, and a link leads to a section of the product there: to `/login` on
 *   `app.old.example` if the product is at `app.helios.example`, and another link leads to `app:/login`.
 * Such a link opens no sign-up dialog, and does not change with the setting of the product's host.
 */
export function checkAppLinks({ pages, appOrigin, usualAppOrigin, exceptions }: AppLinkInput): Finding[] {
  const isExcepted = createAddressTest(exceptions);
  const webAddressOf = createWebAddresses();
  const webLinksIn = (notes: readonly LinkNote[]) =>
    notes.flatMap((note) => {
      const url = note.from?.field === undefined ? undefined : webAddressOf(note.href);
      return url ? [{ url, note }] : [];
    });
  const webLinksOfShell = perList(webLinksIn);
  const links = pages.flatMap(({ pathname, notes }) =>
    [...webLinksOfShell(notes.shellLinks), ...webLinksIn(notes.links)].map((link) => ({ ...link, pathname })),
  );
  const others = links.filter(({ url }) => url.origin !== appOrigin && !isExcepted(url.href));
  const isSection = sectionTest(
    links.map(({ url }) => url),
    appOrigin,
  );
  const telling = others.filter(({ url }) => isSignUp(url) || isSection(url));
  const lookalikes = new Set([usualAppOrigin, ...telling.map(({ url }) => url.origin)]);
  return others
    .filter(({ url }) => lookalikes.has(url.origin))
    .map(({ url, note, pathname }) => findingOf(url, note, { pathname, appOrigin }));
}

/**
 * Creates a function that parses each web address once, however many links have it. The function returns undefined for
 * other addresses, such as `mailto:`.
 */
function createWebAddresses(): (href: string) => URL | undefined {
  const known = new Map<string, URL | undefined>();
  return (href) => {
    if (known.has(href)) return known.get(href);
    const url = /^https?:/i.test(href) ? (URL.parse(href) ?? undefined) : undefined;
    known.set(href, url);
    return url;
  };
}

function isSignUp({ pathname }: URL): boolean {
  return signUpKinds.some((kind) => pathname === signUpPaths[kind]);
}

/**
 * Creates a function that recognizes addresses whose host name begins with the same label as the product's, and whose
 * path begins with the same segment as that of a link to the product. Only the first segment counts, because links lead
 * to `/bills`, `/bills/approvals` and many more. The label `www` says nothing about a host.
 */
function sectionTest(urls: readonly URL[], appOrigin: string): (url: URL) => boolean {
  const labelOf = ({ hostname }: URL) => hostname.split('.')[0];
  const sectionOf = ({ pathname }: URL) => pathname.split('/')[1];
  const label = labelOf(new URL(appOrigin));
  if (label === 'www') return () => false;
  const sections = new Set(urls.filter(({ origin }) => origin === appOrigin).map(sectionOf));
  return (url) => labelOf(url) === label && url.pathname !== '/' && sections.has(sectionOf(url));
}

function findingOf(
  { href, origin, pathname, search, hash }: URL,
  { from, ...words }: LinkNote,
  page: { readonly pathname: string; readonly appOrigin: string },
): Finding {
  return {
    code: 'other-app-host',
    severity: 'warning',
    message: `${linkName(words)} leads to ${href}. ${origin} looks like the product's host, which is ${page.appOrigin}.`,
    pathnames: [page.pathname],
    hint: `Write app:${pathname}${search}${hash} in the field. If the link is right, name it in linkExceptions of config/index.ts.`,
    ...(from && { document: from }),
  };
}
