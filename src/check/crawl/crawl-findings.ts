import type { DocumentPlace, Finding } from '../../site/finding.ts';
import { linkName } from '../../site/link-name.ts';
import { type LinkedPage, linksOf } from '../links.ts';
import type { CrawledLink } from './crawl-site.ts';

/** A link in the notes of a page. */
type LinkNote = LinkedPage['notes']['links'][number];

/**
 * Finds the links to an address on the given pages. Returns an empty list for an address that no link has, such as an
 * image's.
 */
export type LinksTo = (href: string, parents: readonly string[]) => readonly LinkNote[];

export function createLinksTo(pages: readonly LinkedPage[]): LinksTo {
  const known = new Map(pages.map((page) => [page.pathname, linksOf(page)]));
  return (href, parents) => {
    const links = parents.flatMap((parent) => known.get(parent) ?? []);
    return links.filter((link) => withoutFragment(link.href, href) === href);
  };
}

/** The places in the CMS of the links to an address, each once. */
export function placesOf(links: readonly LinkNote[]): DocumentPlace[] {
  const places = links.flatMap(({ from }) => (from ? [from] : []));
  return [...new Map(places.map((place) => [`${place.id} ${place.field}`, place])).values()];
}

/** Returns an address without its fragment, unless the wanted address has a fragment. */
function withoutFragment(href: string, wanted: string): string {
  return wanted.includes('#') ? href : href.replace(/#.*$/s, '');
}

interface CrawlFindingsInput {
  /** The broken addresses of a crawl. */
  readonly broken: readonly CrawledLink[];
  /** The broken addresses that the link check in memory has already reported. */
  readonly known: ReadonlySet<string>;
  readonly linksTo: LinksTo;
  /** False if the site was exported without its image files. */
  readonly hasImages: boolean;
}

/**
 * Returns findings for the broken addresses that only the crawl found. All images that an export has left out are one
 * finding.
 */
export function crawlFindings({ broken, known, linksTo, hasImages }: CrawlFindingsInput): Finding[] {
  const unknown = broken.filter(({ href }) => !known.has(href.replace(/\?[^#]*/, '')));
  const isLeftOut = (link: CrawledLink) => !hasImages && isImage(link);
  const images = unknown.filter(isLeftOut);
  const others = unknown.filter((link) => !isLeftOut(link));
  return [...others.map((link) => findingOf(link, linksTo)), ...(images.length > 0 ? [withoutImages(images)] : [])];
}

function isImage({ href }: CrawledLink): boolean {
  return /\/static\/[^/]+\.(?:avif|webp|jpe?g|png|svg)$/.test(href);
}

function withoutImages(images: readonly CrawledLink[]): Finding {
  const subject =
    images.length === 1 ? 'An image file that pages show is' : `${images.length} image files that pages show are`;
  return {
    code: 'images-left-out',
    severity: 'error',
    message: `${subject} missing, because the site was exported with --no-images.`,
    pathnames: [...new Set(images.flatMap(({ parents }) => parents))].sort(),
    hint: 'Export the site again without --no-images before you publish it.',
  };
}

function findingOf({ href, status, parents }: CrawledLink, linksTo: LinksTo): Finding {
  const links = linksTo(href, parents);
  const link = links.find(({ from }) => from !== undefined) ?? links[0];
  return {
    ...verdict(href, status, link),
    severity: 'error',
    pathnames: parents.length > 0 ? parents : [href],
    ...(link?.from && { document: link.from }),
  };
}

function verdict(
  href: string,
  status: number | undefined,
  link: LinkNote | undefined,
): Pick<Finding, 'code' | 'message' | 'hint'> {
  const leads = link ? `${linkName(link)} leads to ` : '';
  const hint = link
    ? 'Only the crawl found this: the served site does not answer as its files say. Export the site again.'
    : 'Only the crawl found this link: it may be in a file that is not a page, such as a style sheet or a sitemap.';
  if (href.includes('#')) {
    const fault = link
      ? `${href}, which has no element with that id`
      : `The page of ${href} has no element with that id`;
    return { code: 'broken-fragment', message: `${leads}${fault}.`, hint };
  }
  const answer = status === undefined ? 'does not answer' : `answers with the status ${status}`;
  return { code: 'broken-link', message: `${leads}${href}${link ? ', which' : ''} ${answer}.`, hint };
}
