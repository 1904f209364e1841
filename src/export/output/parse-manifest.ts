import { type PublishedPage, pageRoles } from '../../site/published-page.ts';
import { type Fields, isFields, isListOf, isText, jsonOf, matches } from './json-values.ts';
import { isSafePath } from './safe-path.ts';
import type { Manifest, SiteFile } from './site-file.ts';

/**
 * Parses a manifest. Returns undefined if the text is no manifest of Helios, or if it was truncated because an export
 * was killed. An export parses manifests of thousands of files several times, so each value is checked once and none is
 * copied: a validation schema takes ten times as long.
 */
export function parseManifest(text: string): Manifest | undefined {
  const value = jsonOf(text);
  if (!isFields(value) || value.version !== 2 || !isHead(value)) return undefined;
  const { pages, files, hostFiles, leftOutPages = [], hasImages = true, isCatalogue } = value;
  if (!isListOf(pages, isPage) || !isListOf(files, isFile) || !isListOf(hostFiles, isFile)) return undefined;
  // Manifests of earlier versions of Helios have neither `leftOutPages` nor `hasImages`.
  if (!isListOf(leftOutPages, isPathname) || typeof hasImages !== 'boolean') return undefined;
  if (isCatalogue !== undefined && isCatalogue !== true) return undefined;
  const about = { leftOutPages, hasImages, ...(isCatalogue && { isCatalogue: true as const }) };
  return { ...value, version: 2, pages: pages.map(pageOf), files, hostFiles, ...about };
}

/** Parses the manifest that earlier versions of Helios wrote into the site itself. Returns the paths in it. */
export function parseEarlierManifest(text: string): string[] | undefined {
  const value = jsonOf(text);
  if (!isFields(value) || value.version !== 1 || !isListOf(value.files, hasSafePath)) return undefined;
  return value.files.map(({ path }) => path);
}

type Head = Pick<
  Manifest,
  'id' | 'source' | 'ref' | 'origin' | 'pathPrefix' | 'trailingSlash' | 'sitePages' | 'isPartial' | 'selection'
>;

const headTexts = ['source', 'ref', 'origin', 'pathPrefix', 'trailingSlash'];

function isHead(value: Fields): value is Fields & Head {
  return (
    matches(value.id, /^[0-9a-f]{16}$/) &&
    headTexts.every((name) => isText(value[name])) &&
    typeof value.sitePages === 'number' &&
    typeof value.isPartial === 'boolean' &&
    isFields(value.selection) &&
    isListOf(value.selection.locales, isText) &&
    isListOf(value.selection.routes, isText)
  );
}

function isFile(value: unknown): value is SiteFile {
  return (
    hasSafePath(value) &&
    matches(value.sha256, /^[0-9a-f]{64}$/) &&
    typeof value.bytes === 'number' &&
    isText(value.type) &&
    (value.cache === 'immutable' || value.cache === 'revalidate')
  );
}

/** True if a value has a safe path: Helios writes and deletes files by the paths in a manifest. */
function hasSafePath(value: unknown): value is Fields & { readonly path: string } {
  return isFields(value) && isSafePath(value.path);
}

/** A page as JSON has it: without the properties that are undefined. */
type StoredPage = Pick<PublishedPage, 'pathname' | 'isIndexable' | 'lastModified'> & Partial<PublishedPage>;

function isPage(value: unknown): value is StoredPage {
  return (
    isFields(value) &&
    isPathname(value.pathname) &&
    (value.document === undefined || isDocument(value.document)) &&
    (value.role === undefined || pageRoles.some((role) => role === value.role)) &&
    typeof value.isIndexable === 'boolean' &&
    isText(value.lastModified) &&
    (value.heldFrom === undefined || isText(value.heldFrom))
  );
}

function isDocument(value: unknown): boolean {
  return (
    isFields(value) && [value.id, value.type, value.lang].every(isText) && (value.uid === null || isText(value.uid))
  );
}

function pageOf({ pathname, document, role, isIndexable, lastModified, heldFrom }: StoredPage): PublishedPage {
  return { pathname, document, role, isIndexable, lastModified, heldFrom };
}

function isPathname(value: unknown): value is string {
  return isText(value) && value.startsWith('/') && value.length <= 1000;
}
