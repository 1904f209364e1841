import type { LinkView } from './view-models.ts';

const opens = { visitor: 'sign-up', partner: 'partner-sign-up' } as const;

/** What an `<a>` needs of a link. Links to sign-up say so: with scripts the dialog opens, without they lead there. */
export function linkAttributes(link: LinkView) {
  return {
    href: link.href,
    ...(link.isCurrent && { 'aria-current': 'page' as const }),
    ...(link.opensNewTab && { target: '_blank', rel: 'noopener' }),
    ...(link.opensSignUp && { 'data-opens': opens[link.opensSignUp] }),
  };
}
