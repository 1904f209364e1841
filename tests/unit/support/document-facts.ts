import { createDocumentFacts } from '../../../src/content/document-facts.ts';
import { indexModels } from '../../../src/content/models/fields-of.ts';
import { loadModels } from '../../../src/content/models/load-models.ts';

/** The facts of a document by the site's own models. */
export const documentFacts = createDocumentFacts(indexModels(loadModels()));
