import type { LinkView } from '../components/view-models.ts';

/**
 * Creates a link to the page that contains the link: to a place on the page (`#register`), or to the address at which
 * the page is shown (an empty `href`).
 */
export function linkHere(href: '' | `#${string}`, text: string, variant?: LinkView['variant']): LinkView {
  return {
    href,
    text,
    variant,
    isExternal: false,
    opensNewTab: false,
    opensSignUp: undefined,
    takesRest: false,
    isCurrent: false,
  };
}
