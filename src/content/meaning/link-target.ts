import type { EmptyLinkField, LinkField } from '@prismicio/client';
import type { Config } from '../../../config/schema.ts';
import { applyTrailingSlash } from '../../rules/pathname.ts';
import type { Finding, FindingCode } from '../../site/finding.ts';
import { type LinkWords, linkName } from '../../site/link-name.ts';
import { type LinkRules, parseReference } from '../../site/links.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';

export type AnyLink = LinkField | EmptyLinkField | null | undefined;

/** The fault of a link, as part of a finding. */
export type LinkFault = Pick<Finding, 'code' | 'message' | 'hint'>;

/** The target of a link: an address, or a file of the CMS. The file's address on the site follows from its `url`. */
export type LinkTarget =
  | { readonly kind: 'address'; readonly href: string; readonly isExternal: boolean; readonly takesRest: boolean }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'fault'; readonly fault: LinkFault };

export interface LinkTargetScope {
  /** The locale of paths that do not name one. */
  readonly locale: Pick<Locale, 'urlCode'>;
  readonly rules: LinkRules;
  /** Finds the route of a document. Returns undefined for a document without a page. */
  routeOf(documentId: string): Pick<Route, 'pathname'> | undefined;
  /** The words by which findings name the link. Its own if absent. */
  readonly words?: LinkWords;
}

export function linkRulesOf({ site, links }: Pick<Config, 'site' | 'links'>, locales: readonly Locale[]): LinkRules {
  const { origin, pathPrefix, trailingSlash, appOrigin, blogOrigin } = site;
  const urlCodes = new Set(locales.map((locale) => locale.urlCode));
  return { origin, pathPrefix, trailingSlash, urlCodes, rawPaths: links.rawPaths, appOrigin, blogOrigin };
}

/**
 * Resolves a link field by the rules of the site (docs/contract.md, section 2.2). Returns undefined for an empty field.
 */
export function linkTarget(field: AnyLink, scope: LinkTargetScope): LinkTarget | undefined {
  if (!field || !('link_type' in field)) return undefined;
  const text = 'text' in field ? (field.text ?? '') : '';
  const name = linkName(scope.words ?? { text });
  if (field.link_type === 'Any') {
    return text === ''
      ? undefined
      : fault(
          'missing-link',
          `${name} has no target.`,
          'Choose a page or an address for the link, or remove its text.',
        );
  }
  if (field.link_type === 'Document') return documentTarget(field, { text, name }, scope);
  if (!('url' in field) || !field.url) {
    return fault('missing-link', `${name} has no address.`, 'Give the link an address, or remove it.');
  }
  return field.link_type === 'Media' ? { kind: 'file', url: field.url } : webTarget(field.url, name, scope);
}

/** A link's own text, and its name for findings. */
interface NamedLink {
  readonly text: string;
  readonly name: string;
}

function documentTarget(
  field: LinkField,
  { text, name }: NamedLink,
  { rules, routeOf }: LinkTargetScope,
): LinkTarget | undefined {
  const id = 'id' in field && field.id ? field.id : '';
  if (id === '')
    return text === ''
      ? undefined
      : fault('missing-link', `${name} has no target.`, 'Choose a page for the link, or remove its text.');
  if ('isBroken' in field && field.isBroken) {
    return fault(
      'broken-link',
      `${name} leads to a document that was deleted or unpublished (${id}).`,
      'Choose another page, or publish the document again.',
    );
  }
  const route = routeOf(id);
  if (!route) {
    return fault(
      'no-document-found',
      `${name} leads to the ${documentName(field, id)}, which has no page on this site.`,
      'Link to a document that has a page in this locale.',
    );
  }
  const href = applyTrailingSlash(route.pathname, rules.trailingSlash);
  return { kind: 'address', href, isExternal: false, takesRest: false };
}

/** Names the document to which a link leads: `page "pricing" (ZxU1…)`. The field may lack its type and UID. */
function documentName(field: LinkField, id: string): string {
  const type = 'type' in field && field.type ? field.type : 'document';
  return 'uid' in field && field.uid ? `${type} "${field.uid}" (${id})` : `${type} "${id}"`;
}

function webTarget(url: string, name: string, { locale, rules }: LinkTargetScope): LinkTarget {
  const parsed = parseReference(url, locale.urlCode, rules);
  if (parsed.kind === 'unsafe') {
    return fault('unsafe-link', `${name} has an address that is not allowed (${parsed.reason}).`, parsed.hint);
  }
  const isExternal = parsed.kind === 'external';
  return { kind: 'address', href: parsed.href, isExternal, takesRest: isExternal && parsed.takesRest };
}

function fault(code: FindingCode, message: string, hint: string): LinkTarget {
  return { kind: 'fault', fault: { code, message, hint } };
}
