import type { Config } from '../../../config/schema.ts';
import type { LinkView } from '../../components/view-models.ts';
import { type AnyLink, type LinkFault, linkTarget } from '../../content/meaning/link-target.ts';
import { type SignUpKind, signUpKinds, signUpPaths } from '../../rules/leads/sign-up.ts';
import { applyTrailingSlash } from '../../rules/pathname.ts';
import type { DocumentPlace, Finding } from '../../site/finding.ts';
import type { LinkRules } from '../../site/links.ts';
import type { Route } from '../../site/route.ts';
import { planMediaFile } from '../images/media-files.ts';

/** A link field resolved, or what keeps it from being one. An empty field is neither. */
export type LinkOutcome = { link: LinkView } | { fault: LinkFault } | undefined;

export interface LinkScope {
  readonly route: Route;
  readonly rules: LinkRules;
  readonly config: Config;
  /** Undefined for a document that has no page. */
  routeOf(documentId: string): Route | undefined;
}

/** Document, web and media links to an address, by the site's own rules (docs/contract.md, section 2.1). */
export function resolveLink(field: AnyLink, scope: LinkScope): LinkOutcome {
  const target = linkTarget(field, { ...scope, locale: scope.route.locale });
  if (!field || !target) return undefined;
  switch (target.kind) {
    case 'fault':
      return { fault: target.fault };
    case 'address':
      return { link: viewOf(target, field, scope) };
    case 'file': {
      // A file of the CMS stands on the site itself, under a name of its own.
      const file = planMediaFile(target.url, scope.config.site.pathPrefix);
      if (!file) return { fault: unsafeFile(target.url) };
      return { link: viewOf({ href: file.pathname, isExternal: false }, field, scope) };
    }
  }
}

/** What is wrong with a file that we would not serve. */
export function unsafeFile(url: string): LinkFault {
  return {
    code: 'unsafe-link',
    message: `The file ${url} is of a kind that could run code in a visitor's browser.`,
    hint: 'Upload the content as a PDF, an office document or an archive.',
  };
}

function viewOf(
  { href, isExternal }: Pick<LinkView, 'href' | 'isExternal'>,
  field: object,
  { route, config }: LinkScope,
): LinkView {
  const { appOrigin, trailingSlash } = config.site;
  return {
    href,
    text: 'text' in field && typeof field.text === 'string' ? field.text : '',
    variant: 'variant' in field && typeof field.variant === 'string' ? field.variant : undefined,
    isExternal,
    opensNewTab: 'target' in field && field.target === '_blank',
    opensSignUp: isExternal ? signUpKindOf(new URL(href), appOrigin) : undefined,
    isCurrent: href === applyTrailingSlash(route.pathname, trailingSlash),
  };
}

function signUpKindOf({ origin, pathname }: URL, appOrigin: string): SignUpKind | undefined {
  return origin === appOrigin ? signUpKinds.find((kind) => pathname === signUpPaths[kind]) : undefined;
}

/** A fault as a finding: an error, at the field it came from. */
export function linkFinding(fault: LinkFault, place: DocumentPlace | undefined, route: Route): Finding {
  return { ...fault, severity: 'error', pathnames: [route.pathname], ...(place && { document: place }) };
}
