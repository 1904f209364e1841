import type { ContentSource, Snapshot } from '../content/content-source.ts';
import { createDocumentFacts } from '../content/document-facts.ts';
import { indexModels } from '../content/models/fields-of.ts';
import type { Models } from '../content/models/load-models.ts';
import { openSnapshot } from '../content/snapshot.ts';
import { writtenForm } from '../content/snapshot-entry.ts';
import { draftSnapshot } from '../content/write-snapshot.ts';
import type { Seal } from '../disk/seal.ts';
import { catalogueDocuments } from './catalogue-documents.ts';
import { gatherMaterials } from './materials.ts';

export interface CatalogueContentInput {
  readonly content: ContentSource;
  readonly models: Models;
  /** The Prismic locales for which the catalogue has pages. */
  readonly langs: readonly string[];
  readonly components: readonly string[];
  /** Path of the file with the catalogue's own snapshot. */
  readonly file: string;
  readonly seal: Seal;
}

/**
 * Adds the catalogue's pages to a copy of the site's content, so that specimens of listings show the real documents of
 * each locale.
 */
export function catalogueContent(input: CatalogueContentInput): ContentSource {
  const { content, models, langs, components, file, seal } = input;
  const factsOf = createDocumentFacts(indexModels(models));
  return {
    ...content,
    async fetch() {
      const fetched = await content.fetch();
      using stack = new DisposableStack();
      stack.defer(() => fetched.snapshot.close());
      const base = openSnapshot(fetched.snapshot.file, { ref: fetched.snapshot.ref });
      stack.defer(() => base.close());
      const draft = draftSnapshot(file, { base, seal });
      for (const lang of langs) {
        const materials = gatherMaterials(fetched.snapshot, lang);
        for (const document of catalogueDocuments({ models, materials, lang, components })) {
          draft.add({ ...writtenForm(document), findings: [], facts: factsOf(document) });
        }
      }
      const removed = langs.flatMap((lang) => surplusJobs(fetched.snapshot, lang));
      draft.publish({ state: base.state, removed, editLog: [] });
      return { ...fetched, snapshot: openSnapshot(file) };
    },
  };
}

/** The maximum number of jobs in the catalogue: enough to fill a list and its filters. */
const maxJobs = 12;

/** The ids of the jobs that the catalogue leaves out, since every specimen of a list of jobs would repeat them all. */
function surplusJobs(snapshot: Snapshot, lang: string): string[] {
  const jobs = snapshot.heads().filter((head) => head.type === 'job' && head.lang === lang);
  return jobs.slice(maxJobs).map(({ id }) => id);
}
