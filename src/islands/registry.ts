import type { ComponentType } from 'react';
import { copyField } from './copy-field/contract.ts';
import { expenseReport } from './expense-report/contract.ts';
import { invoiceGenerator } from './invoice-generator/contract.ts';
import type { IslandContract } from './island-contract.ts';
import { notificationBanner } from './notification-banner/contract.ts';
import { policyBuilder } from './policy-builder/contract.ts';
import { priceSlider } from './price-slider/contract.ts';
import { roiCalculator } from './roi-calculator/contract.ts';
import { search } from './search/contract.ts';
import { signUp } from './sign-up/contract.ts';
import { vatCalculator } from './vat-calculator/contract.ts';
import { videoPlayer } from './video-player/contract.ts';

/**
 * Every island of the site, by the name of its folder. The export renders `component`; the browser makes its markup
 * interactive with the folder's `island.ts`, which hydrates the same component or does without React.
 */
export const islands = registryOf({
  'copy-field': {
    contract: copyField,
    component: async () => (await import('./copy-field/CopyField.tsx')).CopyField,
  },
  'expense-report': {
    contract: expenseReport,
    component: async () => (await import('./expense-report/ExpenseReport.tsx')).ExpenseReport,
  },
  'invoice-generator': {
    contract: invoiceGenerator,
    component: async () => (await import('./invoice-generator/InvoiceGenerator.tsx')).InvoiceGenerator,
  },
  'notification-banner': {
    contract: notificationBanner,
    component: async () => (await import('./notification-banner/NotificationBanner.tsx')).NotificationBanner,
  },
  'policy-builder': {
    contract: policyBuilder,
    component: async () => (await import('./policy-builder/PolicyBuilder.tsx')).PolicyBuilder,
  },
  'price-slider': {
    contract: priceSlider,
    component: async () => (await import('./price-slider/PriceSlider.tsx')).PriceSlider,
  },
  'roi-calculator': {
    contract: roiCalculator,
    component: async () => (await import('./roi-calculator/RoiCalculator.tsx')).RoiCalculator,
  },
  search: {
    contract: search,
    component: async () => (await import('./search/Search.tsx')).Search,
  },
  'sign-up': {
    contract: signUp,
    component: async () => (await import('./sign-up/SignUp.tsx')).SignUp,
  },
  'vat-calculator': {
    contract: vatCalculator,
    component: async () => (await import('./vat-calculator/VatCalculator.tsx')).VatCalculator,
  },
  'video-player': {
    contract: videoPlayer,
    component: async () => (await import('./video-player/VideoPlayer.tsx')).VideoPlayer,
  },
});

export type IslandName = keyof typeof islands;

interface IslandEntry<Name extends string, Props extends object> {
  readonly contract: IslandContract<Name, Props>;
  readonly component: () => Promise<ComponentType<Props>>;
}

/**
 * Returns its argument. The compiler infers the props of each island and refuses an entry whose key, contract and
 * component differ in name or props.
 */
function registryOf<Props extends Readonly<Record<string, object>>>(
  entries: {
    readonly [Name in keyof Props]: IslandEntry<Name & string, Props[Name]>;
  },
) {
  return entries;
}
