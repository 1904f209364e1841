import type { ContentDocument, DocumentOf } from '../content-source.ts';

/** The options of the Select `template` of the custom type `page`. */
export type PageTemplate = DocumentOf<'page'>['data']['template'];

/** What a page's template decides about the page, besides its content. */
export interface TemplateRules {
  /** Search engines may list the page, unless its document or its locale says otherwise. */
  readonly isIndexable: boolean;
  /** The page shows the way to it. The home page and the pages for errors show none, whatever their template. */
  readonly hasCrumbs: boolean;
  /** Secondary markets may have such a page (contract section 2). */
  readonly isAllowedInSecondaryMarkets: boolean;
}

const usual: TemplateRules = { isIndexable: true, hasCrumbs: true, isAllowedInSecondaryMarkets: false };

/** Visitors reach these pages from a form, an advertisement or an email, not through the site. */
const detached: TemplateRules = { isIndexable: false, hasCrumbs: false, isAllowedInSecondaryMarkets: false };

/** An option that is added to the model, renamed or removed there does not compile until its row here follows. */
const rulesByTemplate = {
  home: { ...usual, isAllowedInSecondaryMarkets: true },
  standard: usual,
  product: usual,
  audience: usual,
  comparison: usual,
  pricing: { ...usual, isAllowedInSecondaryMarkets: true },
  plan_picker: usual,
  directory: usual,
  tool: usual,
  resource: usual,
  demo: usual,
  wallet: usual,
  explore: usual,
  experiment: detached,
  bigform: detached,
  thank_you: detached,
  contact: usual,
  faq: usual,
  careers: usual,
  app_link: { ...usual, isIndexable: false },
  error: { ...usual, isIndexable: false, isAllowedInSecondaryMarkets: true },
} satisfies Record<PageTemplate, TemplateRules>;

/** The rules of a document's template. Types without templates, and options the model does not have, follow the usual rules. */
export function templateRulesOf(document: ContentDocument): TemplateRules {
  // An invalid document is a finding and in the snapshot all the same: its template may be anything.
  const template: unknown = document.type === 'page' ? document.data.template : undefined;
  return isPageTemplate(template) ? rulesByTemplate[template] : usual;
}

function isPageTemplate(value: unknown): value is PageTemplate {
  return typeof value === 'string' && Object.hasOwn(rulesByTemplate, value);
}
