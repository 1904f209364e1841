import { z } from 'zod';
import { type PublishedPage, pageRoles } from '../../site/published-page.ts';

/** The schema of a page in a manifest. */
export const manifestPage = z
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
