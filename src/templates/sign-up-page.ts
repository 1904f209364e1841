import { createContext } from 'react';
import type { SignUpPage } from '../rules/markup.ts';
import type { PageDocument } from './registry.ts';

/**
 * The sign-up of a page; undefined if it is the usual one. On pages with prices nothing may draw attention from them.
 */
export function signUpPageOf(document: PageDocument): SignUpPage | undefined {
  const { type, data } = document;
  if (type === 'partner' || (type === 'page' && data.is_for_partners)) return 'partner';
  const slices = 'slices' in data ? data.slices : [];
  return slices.some(({ slice_type }) => slice_type === 'pricing_table') ? 'plain' : undefined;
}

/** For the components of a page, which don't know its document. */
export const SignUpPageContext = createContext<SignUpPage | undefined>(undefined);
