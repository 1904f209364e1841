import { copyField } from '../runtime/copy-field/contract.ts';
import { expenseReport } from '../runtime/expense-report/contract.ts';
import { invoiceGenerator } from '../runtime/invoice-generator/contract.ts';
import { notificationBanner } from '../runtime/notification-banner/contract.ts';
import { policyBuilder } from '../runtime/policy-builder/contract.ts';
import { priceSlider } from '../runtime/price-slider/contract.ts';
import { roiCalculator } from '../runtime/roi-calculator/contract.ts';
import { signUp } from '../runtime/sign-up/contract.ts';
import { vatCalculator } from '../runtime/vat-calculator/contract.ts';
import { videoPlayer } from '../runtime/video-player/contract.ts';

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
