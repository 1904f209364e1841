import type { SignUpKind } from '../rules/leads/sign-up.ts';
import { type Opens, opensAttribute, restAttribute } from '../rules/markup.ts';
import type { LinkView } from './view-models.ts';

const opens: Readonly<Record<SignUpKind, Opens>> = { visitor: 'sign-up', partner: 'partner-sign-up' };

/**
 * The attributes of a link's `<a>` element. With scripts, links to sign-up open the dialog; without scripts they lead
 * to the product.
 */
export function linkAttributes(link: LinkView) {
  return {
    href: link.href,
    ...(link.isCurrent && { 'aria-current': 'page' as const }),
    ...(link.opensNewTab && { target: '_blank', rel: 'noopener' }),
    ...(link.opensSignUp && { [opensAttribute]: opens[link.opensSignUp] }),
    ...(link.takesRest && { [restAttribute]: link.href }),
  };
}
