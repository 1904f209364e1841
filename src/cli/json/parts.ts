import { z } from 'zod';
import { findingSchema } from '../../site/finding-schema.ts';

/** The schema of the number of a report's shape. It increases when a program that reads the report may break. */
export const version = <const Version extends number>(number: Version) =>
  z.literal(number).describe('The number of this shape. The page docs/json.md says when it changes.');

export const count = () => z.int().min(0);
export const time = () => z.iso.datetime().describe('A time in UTC: `2026-03-01T09:30:00.000Z`.');
export const publicationTime = () =>
  z
    .string()
    .describe("The time of the document's last publication as Prismic has it, in UTC: `2026-10-05T09:30:00+0000`.");
export const releaseId = () => z.string().describe('The id of a release: `3f9ac2b41d6e8077`.');
export const pathname = () => z.string().describe('A pathname: `/helios/en/pricing`.');
export const ref = () => z.string().describe('The ref of the content: which version of the repository was read.');
export const source = () =>
  z.string().describe('The content source by name: `embedded content` or `https://acme.cdn.prismic.io`.');

export const findings = () => z.array(findingSchema);

/** The schema of the files that differ from those of another release. */
export const changesSchema = z
  .object({
    against: releaseId().describe('The id of the release with which the files were compared.'),
    changed: z.array(z.string()).describe('Paths as in the manifest: `helios/en/pricing.html`.'),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    addresses: z
      .array(z.string())
      .describe(
        'The addresses at which a cache may hold an answer of the earlier release. Files with a hash in their names are left out.',
      ),
  })
  .meta({ id: 'Changes', description: 'The files of a site that differ from those of the release before it.' });

export const outForm = () =>
  z
    .enum(['directory', 'link'])
    .describe('`directory`: `out` has the files. `link`: it is a symbolic link to a folder that has them.');
