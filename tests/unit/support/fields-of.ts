import { indexModels } from '../../../src/content/models/fields-of.ts';
import { loadModels } from '../../../src/content/models/load-models.ts';
import { createFieldsOf } from '../../../src/content/models/walk-fields.ts';

/** The fields of a document by the site's own models. */
export const fieldsOf = createFieldsOf(indexModels(loadModels()));
