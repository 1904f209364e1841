import { z } from 'zod';
import { findingCodes, severities } from './finding.ts';

/** The schema of places in source files. */
export const sourcePlaceSchema = z
  .object({
    file: z.string().describe("Path from the project's root: `src/templates/slices/Hero/Hero.tsx`."),
    line: z.int().describe('The number of the line, from 1.'),
    column: z.int().describe('The number of the character in the line, from 1.'),
    excerpt: z
      .string()
      .describe(
        'The line with the two around it and a mark below the place, as text of several lines. It may be empty.',
      ),
  })
  .meta({ id: 'SourcePlace', description: 'A place in a source file of the project, for a person and for an editor.' });

/** The schema of places in the CMS. */
export const documentPlaceSchema = z
  .object({
    id: z.string().describe('The id of the document.'),
    type: z.string().describe('Its custom type: `page`.'),
    uid: z.string().nullable(),
    lang: z.string().describe("The document's locale in Prismic: `de-de`."),
    field: z.string().exactOptional().describe('The path of the field inside `data`: `slices[2].primary.links[0]`.'),
  })
  .meta({ id: 'DocumentPlace', description: 'A place in the CMS: a document, or one of its fields.' });

/** The schema of findings. */
export const findingSchema = z
  .object({
    code: z.enum(findingCodes).describe('The permanent code. `docs/errors.md` explains each.'),
    severity: z
      .enum(severities)
      .describe('An error always blocks publishing, a warning only with `--strict`, a notice never.'),
    message: z.string().describe('A sentence that says what is wrong, with the real values.'),
    document: documentPlaceSchema.exactOptional(),
    source: sourcePlaceSchema.exactOptional(),
    file: z
      .string()
      .exactOptional()
      .describe('The file of the embedded content that has the fault: `content/documents/de-de/page/pricing.json`.'),
    where: z
      .string()
      .exactOptional()
      .describe(
        'The place of a fault that is not in the CMS: a file of the project, with its line or key if it has one.',
      ),
    pathnames: z.array(z.string()).exactOptional().describe('The pages that show the fault.'),
    hint: z.string().exactOptional().describe('The step that corrects the fault, in a sentence.'),
  })
  .meta({ id: 'Finding', description: 'A fault that an editor or a developer should correct.' });
