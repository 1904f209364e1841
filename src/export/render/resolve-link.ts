import type { EmptyLinkField, LinkField } from '@prismicio/client';
import type { Config } from '../../../config/schema.ts';
import type { LinkView } from '../../components/view-models.ts';
import { type SignUpKind, signUpPaths } from '../../rules/leads/sign-up.ts';
import { applyTrailingSlash } from '../../rules/pathname.ts';
import type { DocumentPlace, Finding, FindingCode } from '../../site/finding.ts';
import { type LinkRules, parseReference } from '../../site/links.ts';
import type { Route } from '../../site/route.ts';
import { planMediaFile } from '../images/media-files.ts';

export type AnyLink = LinkField | EmptyLinkField | null | undefined;

/** A link field resolved, or what keeps it from being one. An empty field is neither. */
export type LinkOutcome = { link: LinkView } | { fault: LinkFault } | undefined;
export type LinkFault = Pick<Finding, 'code' | 'message' | 'hint'>;

export interface LinkScope {
  readonly route: Route;
  readonly rules: LinkRules;
  readonly config: Config;
  /** Undefined for a document that has no page. */
  routeOf(documentId: string): Route | undefined;
}

/** Document, web and media links to an address, by the site's own rules (SPEC section 2). */
export function resolveLink(field: AnyLink, scope: LinkScope): LinkOutcome {
  if (!field || !('link_type' in field)) return undefined;
  const text = 'text' in field ? (field.text ?? '') : '';
  if (field.link_type === 'Any') {
    return text === ''
      ? undefined
      : fault(
          'missing-link',
          `The link "${text}" has no target.`,
          'Choose a page or an address for the link, or remove its text.',
        );
  }
  if (field.link_type === 'Document') return documentLink(field, text, scope);
  if (!('url' in field) || !field.url) {
    return fault('missing-link', `The link "${text}" has no address.`, 'Give the link an address, or remove it.');
  }
  return field.link_type === 'Media'
    ? mediaLink(field.url, text, field, scope)
    : webLink(field.url, text, field, scope);
}

/** A file of the CMS stands on the site itself, under a name of its own. */
function mediaLink(url: string, text: string, field: LinkField, scope: LinkScope): LinkOutcome {
  const file = planMediaFile(url, scope.config.site.pathPrefix);
  return file ? { link: linkTo(file.pathname, text, field, scope, false) } : { fault: unsafeFile(url) };
}

/** What is wrong with a file that we would not serve. */
export function unsafeFile(url: string): LinkFault {
  return {
    code: 'unsafe-link',
    message: `The file ${url} is of a kind that could run code in a visitor's browser.`,
    hint: 'Upload the content as a PDF, an office document or an archive.',
  };
}

function documentLink(field: LinkField, text: string, scope: LinkScope): LinkOutcome {
  const id = 'id' in field && field.id ? field.id : '';
  if (id === '')
    return text === ''
      ? undefined
      : fault('missing-link', `The link "${text}" has no target.`, 'Choose a page for the link, or remove its text.');
  if ('isBroken' in field && field.isBroken) {
    return fault(
      'broken-link',
      `The link "${text}" leads to a document that was deleted or unpublished (${id}).`,
      'Choose another page, or publish the document again.',
    );
  }
  const target = scope.routeOf(id);
  if (!target) {
    const type = 'type' in field ? String(field.type) : 'document';
    return fault(
      'no-document-found',
      `The link "${text}" leads to the ${type} "${id}", which has no page on this site.`,
      'Link to a document that has a page in this locale.',
    );
  }
  const href = applyTrailingSlash(target.pathname, scope.config.site.trailingSlash);
  return { link: linkTo(href, text, field, scope, false) };
}

function webLink(url: string, text: string, field: LinkField, scope: LinkScope): LinkOutcome {
  const parsed = parseReference(url, scope.route.locale.urlCode, scope.rules);
  if (parsed.kind === 'unsafe') {
    return fault(
      'unsafe-link',
      `The link "${text}" has an address that is not allowed (${parsed.scheme}).`,
      'Use https, http, mailto, tel, or a path that begins with a slash.',
    );
  }
  return { link: linkTo(parsed.href, text, field, scope, parsed.kind === 'external') };
}

function linkTo(
  href: string,
  text: string,
  field: object,
  { route, config }: LinkScope,
  isExternal: boolean,
): LinkView {
  const { appOrigin, trailingSlash } = config.site;
  return {
    href,
    text,
    variant: 'variant' in field && typeof field.variant === 'string' ? field.variant : undefined,
    isExternal,
    opensNewTab: 'target' in field && field.target === '_blank',
    opensSignUp: isExternal ? signUpKindOf(new URL(href), appOrigin) : undefined,
    isCurrent: href === applyTrailingSlash(route.pathname, trailingSlash),
  };
}

function signUpKindOf({ origin, pathname }: URL, appOrigin: string): SignUpKind | undefined {
  const kinds = ['visitor', 'partner'] as const;
  return origin === appOrigin ? kinds.find((kind) => pathname === signUpPaths[kind]) : undefined;
}

function fault(code: FindingCode, message: string, hint?: string): { fault: LinkFault } {
  return { fault: { code, message, ...(hint !== undefined && { hint }) } };
}

/** A fault as a finding: an error, at the field it came from. */
export function linkFinding(fault: LinkFault, place: DocumentPlace | undefined, route: Route): Finding {
  return { ...fault, severity: 'error', pathnames: [route.pathname], ...(place && { document: place }) };
}
