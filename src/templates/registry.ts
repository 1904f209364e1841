import type { ComponentType } from 'react';
import type { DocumentOf, DocumentType } from '../content/content-source.ts';
import { LegalPage } from './pages/LegalPage.tsx';
import { StandardPage } from './pages/StandardPage.tsx';

/** Custom types that have pages of their own; the others only lend their content to these. */
export const pageTypes = ['page', 'legal_page'] as const satisfies readonly DocumentType[];
export type PageType = (typeof pageTypes)[number];
export type PageDocument = DocumentOf<PageType>;

/** Each with its component: a page type without one does not compile. */
export const pageComponents: { readonly [Type in PageType]: ComponentType<{ document: DocumentOf<Type> }> } = {
  page: StandardPage,
  legal_page: LegalPage,
};
