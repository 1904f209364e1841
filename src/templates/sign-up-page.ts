import { createContext } from 'react';
import type { PageDocument } from './registry.ts';

/**
 * What sign-up on a page is like: `partner` on pages for partners, `plain` on those with prices, where nothing may draw
 * attention from them; undefined on all others (SPEC section 2, "Sign-up modal").
 */
export type SignUpPage = 'partner' | 'plain';

export function signUpPageOf(document: PageDocument): SignUpPage | undefined {
  const { type, data } = document;
  if (type === 'partner' || (type === 'page' && data.is_for_partners)) return 'partner';
  const slices = 'slices' in data ? data.slices : [];
  return slices.some(({ slice_type }) => slice_type === 'pricing_table') ? 'plain' : undefined;
}

/** For the parts of a page, which don't know its document. */
export const SignUpPageContext = createContext<SignUpPage | undefined>(undefined);
