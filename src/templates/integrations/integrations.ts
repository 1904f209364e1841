import { documentToLinkField } from '@prismicio/client';
import type { Category } from '../../../config/tokens.ts';
import type { LinkView } from '../../components/view-models.ts';
import type { DocumentOf } from '../../content/content-source.ts';
import type { PageContext } from '../page-context.ts';

export type Integration = DocumentOf<'integration'>;

/** An integration and the link to its page. */
export interface ListedIntegration {
  readonly integration: Integration;
  readonly link: LinkView;
}

/** Integration categories in the order in which filters show them. */
export const integrationCategories = ['accounting', 'hr', 'travel', 'identity', 'communication', 'automation'] as const;
export type IntegrationCategory = (typeof integrationCategories)[number];

/** All integrations of the locale that have a page, by name. */
export function listedIntegrations(page: PageContext): readonly ListedIntegration[] {
  const { compare } = new Intl.Collator(page.locale.htmlLang);
  return page
    .list('integration')
    .flatMap((integration) => linked(page, integration))
    .sort((a, b) => compare(nameOf(a.integration), nameOf(b.integration)));
}

/** Pairs the integration with its link, in a list for `flatMap`. The list is empty if the integration has no page. */
export function linked(page: PageContext, integration: Integration): ListedIntegration[] {
  const link = page.link(documentToLinkField(integration));
  return link ? [{ integration, link }] : [];
}

export function nameOf({ uid, data }: Integration): string {
  return data.name || data.title || uid;
}

/** Category colours that have enough contrast with a white letter. */
const tileColours: readonly Category[] = [
  'travel',
  'service',
  'software',
  'none',
  'marketing',
  'entertainment',
  'equipment',
];

/**
 * The colour of an app's tile. It depends only on the app's name, which is the same in all languages, so an app has one
 * colour on every page: also where a locale lists its name and has no document of it.
 */
export function tileColourOf(appName: string): Category {
  const sum = [...appName].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tileColours[sum % tileColours.length] ?? 'none';
}
