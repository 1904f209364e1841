import { locales } from './locales.ts';
import type { MarketPages } from './schema.ts';

const all = locales.map(({ code }) => code);
const main = locales.filter(({ tier }) => tier === 'main').map(({ code }) => code);
/** The main markets with a full site. The site of the United States has an older and smaller set of pages. */
const full = main.filter((code) => code !== 'en-us');
const onlyDefault = locales.filter(({ isDefault }) => isDefault).map(({ code }) => code);

/**
 * The pages that each market must have (docs/contract.md, section 2.4): `helios coverage` compares the content with
 * this table. A page is named by its type and by its UID in the first of its markets that has it. Its translations have
 * the same UID, because their paths are part of the contract. Pages that are only counted (`atLeast`) have UIDs in the
 * language of their market. A market may have further pages of its own, with the tag `local`.
 */
export const pages: readonly MarketPages[] = [
  { type: 'page', uids: ['home', 'pricing', 'legal', '404', '500', 'offline'], markets: all },
  {
    type: 'legal_page',
    uids: ['gdpr', 'dsr', 'cookie-policy', 'third-party-licences', 'terms', 'work-address'],
    markets: all,
  },

  // The company
  {
    type: 'page',
    uids: ['about', 'demo', 'faq', 'features', 'customers', 'press', 'whypleo', 'getting-started', 'explore-product'],
    markets: main,
  },
  { type: 'page', uids: ['contact', 'book-a-demo', 'security', 'trust-and-security', 'plan-picker'], markets: full },
  {
    type: 'page',
    uids: [
      'whistleblowing',
      'vulnerability-disclosure-policy',
      'code-of-conduct',
      'sub-processors',
      'careers',
      'jobs',
      'benefits',
    ],
    markets: onlyDefault,
  },
  { type: 'page', uids: ['gdpr', 'how-it-works'], markets: ['en-us'] },
  { type: 'job', atLeast: 1, markets: onlyDefault },

  // The product
  { type: 'page', uids: ['business-expense-cards', 'spend-controls', 'applepay'], markets: main },
  {
    type: 'page',
    uids: [
      'cashback',
      'subscriptions',
      'invoices',
      'reimbursements',
      'receipt-scanner',
      'virtual-cards',
      'prepaid-business-cards',
      'multi-entity-businesses',
      'optimise-spend',
      'google-pay',
      'invoices-approvals',
    ],
    markets: full,
  },
  {
    type: 'page',
    uids: [
      'cash-management',
      'credits',
      'overdraft',
      'treasurywaitlist',
      'fetch',
      'perks-internal',
      'bills-status',
      'bills-tracker',
      'alternatives',
      'tallycard',
      'spendfold',
      'experimental-landing',
      'preview',
    ],
    markets: onlyDefault,
  },

  // Audiences and customers
  {
    type: 'page',
    uids: [
      'for-agencies',
      'for-finance',
      'for-healthcare',
      'for-hr',
      'for-it',
      'for-marketing',
      'for-retail',
      'for-sales',
      'for-tech',
    ],
    markets: main,
  },
  { type: 'page', uids: ['for-startups', 'for-transport'], markets: full },
  {
    type: 'page',
    uids: ['for-construction-companies', 'for-production-companies', 'for-restaurants'],
    markets: onlyDefault,
  },
  { type: 'customer_case', atLeast: 2, markets: full },

  // Partners and integrations
  { type: 'page', uids: ['referrals'], markets: main },
  { type: 'page', uids: ['integrations', 'partner-directory', 'partners', 'bigform-partner'], markets: full },
  {
    type: 'page',
    uids: ['partnerships', 'partner_consulting_bigform', 'partner_homepage_bigform', 'affiliate_partner_bigform'],
    markets: onlyDefault,
  },
  { type: 'page', uids: ['bigform-partner-datev'], markets: ['de-de'] },
  { type: 'partner', atLeast: 2, markets: full },
  { type: 'partnership_case', uids: ['scaleup-finance'], markets: onlyDefault },
  { type: 'partnership_case', atLeast: 2, markets: onlyDefault },
  {
    type: 'integration',
    uids: ['netsuite', 'xero', 'quickbooks', 'slack', 'zapier', 'okta', 'microsoft-entra', 'travelperk', 'personio'],
    markets: full,
  },
  { type: 'integration', uids: ['bolt'], markets: onlyDefault },
  { type: 'integration', uids: ['e-conomic'], markets: ['en-gb', 'da-dk'] },
  { type: 'integration', uids: ['fortnox', 'visma-eekonomi'], markets: ['en-gb', 'sv-se'] },
  { type: 'integration', uids: ['datev'], markets: ['en-gb', 'de-de'] },
  { type: 'integration', uids: ['twinfield', 'exact-online'], markets: ['en-gb', 'nl-nl'] },
  { type: 'integration', uids: ['holded', 'sesame'], markets: ['en-gb', 'es-es'] },

  // Free tools and templates
  {
    type: 'page',
    uids: [
      'invoice-generator',
      'expense-report-generator',
      'expense-policy-builder',
      'expense-report-roi-calculator',
      'templates',
      'cash-flow',
      'expense-reporting',
      'invoice',
      'mileage-reimbursement',
    ],
    markets: full,
  },
  {
    type: 'page',
    uids: ['vat-calculator', 'expense-report-generator-external', 'expense-policy-example', 'month-end-checklist'],
    markets: onlyDefault,
  },

  // To read and to watch
  { type: 'page', uids: ['ebooks', 'upcoming-events', 'webinars-and-events', 'webinars-on-demand'], markets: full },
  { type: 'ebook', atLeast: 2, markets: full },
  { type: 'webinar', atLeast: 2, markets: full },
  { type: 'landing_page', atLeast: 2, markets: full },

  // After a form
  {
    type: 'page',
    uids: ['thankyou', 'thankyou-ebook', 'thankyou-event', 'thankyou-partner', 'thankyou-referral', 'thankyoubills'],
    markets: full,
  },
  { type: 'page', uids: ['thankyousmall', 'thankyousoletrader'], markets: onlyDefault },
];
