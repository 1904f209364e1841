import type { Walk } from '../support/walk.ts';
import { bannerWalks } from './banner.ts';
import { consentWalks } from './consent.ts';
import { leadFormWalks } from './lead-form.ts';
import { menuWalks } from './menus.ts';
import { movingWalks } from './moving.ts';
import { offlineWalks } from './offline.ts';
import { pageWalks } from './pages.ts';
import { plainWalks } from './plain.ts';
import { privacyWalks } from './privacy.ts';
import { signUpWalks } from './sign-up.ts';
import { toolWalks } from './tools.ts';

/** What a visitor must be able to do in every browser. */
export function allWalks(walk: Walk): void {
  for (const declare of [
    movingWalks,
    menuWalks,
    bannerWalks,
    consentWalks,
    privacyWalks,
    signUpWalks,
    leadFormWalks,
    toolWalks,
    offlineWalks,
    plainWalks,
    pageWalks,
  ]) {
    declare(walk);
  }
}
