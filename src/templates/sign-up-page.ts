import { createContext } from 'react';
import type { SignUpPage } from '../rules/markup.ts';
import type { PageDocument } from './registry.ts';

/**
 * The kind of sign-up that a page offers: `partner` on pages for partners, `plain` on pages with prices, where nothing
 * may draw attention away from the prices. Undefined for the usual sign-up.
 */
export function signUpPageOf(document: PageDocument): SignUpPage | undefined {
  const { type, data } = document;
  if (type === 'partner' || (type === 'page' && data.is_for_partners)) return 'partner';
  const slices = 'slices' in data ? data.slices : [];
  return slices.some(({ slice_type }) => slice_type === 'pricing_table') ? 'plain' : undefined;
}

/** Passes the page's kind of sign-up to its components, which don't know the page's document. */
export const SignUpPageContext = createContext<SignUpPage | undefined>(undefined);
