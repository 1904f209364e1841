import type { Config } from '../../../config/schema.ts';
import type { LinkView } from '../../components/view-models.ts';
import { type AnyLink, type LinkFault, linkTarget } from '../../content/meaning/link-target.ts';
import { type SignUpKind, signUpKinds, signUpPaths } from '../../rules/leads/sign-up.ts';
import { applyTrailingSlash } from '../../rules/pathname.ts';
import type { DocumentPlace, Finding } from '../../site/finding.ts';
import type { LinkWords } from '../../site/link-name.ts';
import type { LinkRules } from '../../site/links.ts';
import type { Route } from '../../site/route.ts';
import { planMediaFile } from '../images/media-files.ts';

/** The outcome of resolving a link field: a link, or the fault that prevents one. Undefined for an empty field. */
export type LinkOutcome = { link: LinkView } | { fault: LinkFault } | undefined;

export interface LinkScope {
  readonly route: Route;
  readonly rules: LinkRules;
  readonly config: Config;
  /** Returns the route of a document's page; undefined if the document has no page. */
  routeOf(documentId: string): Route | undefined;
  /** The words by which findings name the link. If absent, findings use the text of the link itself. */
  readonly words?: LinkWords;
}

/**
 * Resolves a link to a document, a web address or a media file, by the site's rules for links (docs/contract.md,
 * section 2.2).
 */
export function resolveLink(field: AnyLink, scope: LinkScope): LinkOutcome {
  const target = linkTarget(field, { ...scope, locale: scope.route.locale });
  if (!field || !target) return undefined;
  switch (target.kind) {
    case 'fault':
      return { fault: target.fault };
    case 'address':
      return { link: viewOf(target, field, scope) };
    case 'file': {
      // The link leads to the copy of the CMS's file that the site serves under a name of its own.
      const file = planMediaFile(target.url, scope.config.site.pathPrefix);
      if (!file) return { fault: unsafeFile(target.url) };
      return { link: viewOf({ href: file.pathname, isExternal: false, takesRest: false }, field, scope) };
    }
  }
}

/** The fault of a link to a file that could run code on the site. Helios does not publish such files. */
export function unsafeFile(url: string): LinkFault {
  return {
    code: 'unsafe-link',
    message: `The file ${url} is of a kind that could run code in a visitor's browser.`,
    hint: 'Upload the content as a PDF, an office document or an archive.',
  };
}

function viewOf(
  { href, isExternal, takesRest }: Pick<LinkView, 'href' | 'isExternal' | 'takesRest'>,
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
    takesRest,
    isCurrent: href === applyTrailingSlash(route.pathname, trailingSlash),
  };
}

function signUpKindOf({ origin, pathname }: URL, appOrigin: string): SignUpKind | undefined {
  return origin === appOrigin ? signUpKinds.find((kind) => pathname === signUpPaths[kind]) : undefined;
}

/** Converts a link's fault into a finding: an error at the field that contains the link. */
export function linkFinding(fault: LinkFault, place: DocumentPlace | undefined, route: Route): Finding {
  return { ...fault, severity: 'error', pathnames: [route.pathname], ...(place && { document: place }) };
}
