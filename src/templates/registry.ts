import type { ComponentType } from 'react';
import type { DocumentOf, DocumentType } from '../content/content-source.ts';
import { CustomerCasePage } from './pages/CustomerCasePage.tsx';
import { EbookPage } from './pages/EbookPage.tsx';
import { IntegrationPage } from './pages/IntegrationPage.tsx';
import { JobPage } from './pages/JobPage.tsx';
import { LandingPage } from './pages/LandingPage.tsx';
import { LegalPage } from './pages/LegalPage.tsx';
import { PartnerPage } from './pages/PartnerPage.tsx';
import { PartnershipCasePage } from './pages/PartnershipCasePage.tsx';
import { StandardPage } from './pages/StandardPage.tsx';
import { WebinarPage } from './pages/WebinarPage.tsx';

/** Custom types that have pages of their own. Documents of other types are only used inside these pages. */
export const pageTypes = [
  'page',
  'landing_page',
  'legal_page',
  'ebook',
  'customer_case',
  'partnership_case',
  'integration',
  'partner',
  'job',
  'webinar',
] as const satisfies readonly DocumentType[];
export type PageType = (typeof pageTypes)[number];
export type PageDocument = DocumentOf<PageType>;

/** Each page type with its component. A page type without a component does not compile. */
export type PageComponents = { readonly [Type in PageType]: ComponentType<{ document: DocumentOf<Type> }> };

export const pageComponents: PageComponents = {
  page: StandardPage,
  landing_page: LandingPage,
  legal_page: LegalPage,
  ebook: EbookPage,
  customer_case: CustomerCasePage,
  partnership_case: PartnershipCasePage,
  integration: IntegrationPage,
  partner: PartnerPage,
  job: JobPage,
  webinar: WebinarPage,
};
