import type { LinkView } from '../components/view-models.ts';

/** A button to the page that contains it: to a place in it, `#register`, or to the address at which it is shown, ``. */
export function linkHere(href: '' | `#${string}`, text: string): LinkView {
  return {
    href,
    text,
    variant: 'Primary',
    isExternal: false,
    opensNewTab: false,
    opensSignUp: undefined,
    takesRest: false,
    isCurrent: false,
  };
}
