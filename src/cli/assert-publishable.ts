import type { Config } from '../../config/schema.ts';
import { checkMarket } from '../check/content.ts';
import type { DocumentType } from '../content/content-source.ts';
import { createDocumentFacts } from '../content/document-facts.ts';
import { indexModels } from '../content/models/fields-of.ts';
import { loadModels } from '../content/models/load-models.ts';
import type { StoredDocument } from '../content/repository/stored-document.ts';
import { type PlannedContent, planRoutes } from '../export/plan/plan-routes.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';

/**
 * Refuses a new document whose page no export would publish, whatever its texts say. Throws HeliosError `bad-argument`
 * with the reason that the export would give.
 */
export function assertPublishable(
  document: StoredDocument,
  documents: readonly StoredDocument[],
  config: Config,
): void {
  // A pathname that two documents want belongs to the first of them.
  const { routes, findings } = planRoutes(plannedContent([...documents, document]), config);
  const market = routes
    .filter(({ documentId }) => documentId === document.id)
    .flatMap((route) => checkMarket(route, document));
  const [fault] = [...findings.filter((finding) => finding.document?.id === document.id), ...market];
  if (!fault) return;
  throw new HeliosError('bad-argument', {
    message: `An export would refuse this document (${fault.code}). ${fault.message}`,
    where: 'helios content new',
    hint: hints[fault.code] ?? fault.hint ?? 'Choose another document or another locale.',
  });
}

/** What to do instead, where the hint of the finding is about a document that exists. */
const hints: Partial<Record<Finding['code'], string>> = {
  'wrong-market': 'Choose a main market, or make the locale one in config/locales.ts.',
  'no-document-found': 'Choose another locale, or add a rule for it to config/routes.ts.',
  'duplicate-pathname': 'Give the translation another UID with --uid.',
};

/** What a plan asks of documents, without the settings of locales: no fault of an address follows from them. */
function plannedContent(documents: readonly StoredDocument[]): PlannedContent {
  const factsOf = createDocumentFacts(indexModels(loadModels()));
  const byId = new Map(documents.map((document) => [document.id, document]));
  const byGroup = Map.groupBy(documents, ({ group, id }) => group ?? id);
  const heads = documents.map(({ id, type, uid, lang, group, last_publication_date }) => ({
    id,
    // A document of the embedded content has a type of a model; any other has no rule in config/routes.ts.
    type: type as DocumentType,
    uid,
    lang,
    hash: '', // Nobody compares the content here.
    lastPublished: last_publication_date,
    alternates: (byGroup.get(group ?? id) ?? []).filter((other) => other.id !== id),
  }));
  return {
    heads: () => heads,
    facts(id) {
      const document = byId.get(id);
      return document && factsOf(document);
    },
    documentsOf: () => [],
  };
}
