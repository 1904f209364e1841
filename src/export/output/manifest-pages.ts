import { z } from 'zod';
import { type PublishedPage, pageRoles } from '../../site/published-page.ts';
import type { SiteFile } from './site-file.ts';

const page = z
  .object({
    pathname: z.string().startsWith('/').max(1000),
    document: z.object({ id: z.string(), type: z.string(), uid: z.string().nullable(), lang: z.string() }).optional(),
    role: z.enum(pageRoles).optional(),
    isIndexable: z.boolean(),
    lastModified: z.string(),
    heldFrom: z.string().optional(),
  })
  .transform(
    ({ pathname, document, role, isIndexable, lastModified, heldFrom }): PublishedPage => ({
      pathname,
      document,
      role,
      isIndexable,
      lastModified,
      heldFrom,
    }),
  );

/**
 * Parses the list of pages in a manifest. A manifest without a valid list is older than the list: its pages follow from
 * its files, and their documents are unknown.
 */
export function parsePages(value: unknown, files: readonly SiteFile[]): readonly PublishedPage[] {
  const parsed = z.array(page).safeParse(value);
  return parsed.success ? parsed.data : files.flatMap(({ path }) => pageOfFile(path));
}

const documentFile = '/index.html';

function pageOfFile(path: string): PublishedPage[] {
  if (!path.endsWith(documentFile)) return [];
  const pathname = `/${path.slice(0, -documentFile.length)}`;
  const unknown = { document: undefined, role: undefined, heldFrom: undefined };
  return [{ pathname, ...unknown, isIndexable: false, lastModified: '' }];
}
