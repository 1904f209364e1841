import { copyField } from './copy-field/contract.ts';
import { expenseReport } from './expense-report/contract.ts';
import { invoiceGenerator } from './invoice-generator/contract.ts';
import { notificationBanner } from './notification-banner/contract.ts';
import { policyBuilder } from './policy-builder/contract.ts';
import { priceSlider } from './price-slider/contract.ts';
import { roiCalculator } from './roi-calculator/contract.ts';
import { signUp } from './sign-up/contract.ts';
import { vatCalculator } from './vat-calculator/contract.ts';
import { videoPlayer } from './video-player/contract.ts';

/** Every island a page may hold. A new one is added here and has its folder under `src/runtime`. */
export const islands = [
  signUp,
  notificationBanner,
  copyField,
  videoPlayer,
  priceSlider,
  vatCalculator,
  roiCalculator,
  invoiceGenerator,
  expenseReport,
  policyBuilder,
];
