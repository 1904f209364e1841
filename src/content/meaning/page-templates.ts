import type { DocumentOf } from '../content-source.ts';

/** The options of the Select `template` of the custom type `page`. */
export type PageTemplate = DocumentOf<'page'>['data']['template'];

/** The rules that follow from a page's template and not from its content. */
export interface TemplateRules {
  /** True if search engines may list the page, unless its document or its locale forbids it. */
  readonly isIndexable: boolean;
  /** True if the page has breadcrumbs. The home page and the error pages never have them. */
  readonly hasCrumbs: boolean;
  /** True if secondary markets may have such a page (docs/contract.md, section 2.1). */
  readonly isAllowedInSecondaryMarkets: boolean;
}

const usual: TemplateRules = { isIndexable: true, hasCrumbs: true, isAllowedInSecondaryMarkets: false };

/** The rules of pages that visitors reach from a form, an advertisement or an email, not through the site. */
const detached: TemplateRules = { isIndexable: false, hasCrumbs: false, isAllowedInSecondaryMarkets: false };

/** The rules by template. The compiler reports if the keys of this table are not the options in the model. */
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

/** Returns the rules of a document's template. Types without templates and unknown templates have the usual rules. */
export function templateRulesOf({ type, data }: { readonly type: string; readonly data: object }): TemplateRules {
  // The snapshot also has invalid documents, so the template may be any value.
  const template: unknown = type === 'page' ? Reflect.get(data, 'template') : undefined;
  return isPageTemplate(template) ? rulesByTemplate[template] : usual;
}

function isPageTemplate(value: unknown): value is PageTemplate {
  return typeof value === 'string' && Object.hasOwn(rulesByTemplate, value);
}
