import type { LinkView } from '../components/view-models.ts';

/** A link to the page that contains it: to a place in it, `#register`, or to the address at which it is shown, ``. */
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
