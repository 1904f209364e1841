import { z } from 'zod';
import type { ConsentSettings } from '../src/rules/privacy/consent-settings.ts';
import { must, objectOf, oneOf, textLike } from './parse.ts';

const policy = oneOf(['allow', 'ask']);

/** The schema of `consent` in config/index.ts. */
export const consentSettings: z.ZodType<ConsentSettings> = objectOf({
  policyVersion: textLike(/^[\w.-]+$/, must('one word of letters, digits, dots and dashes', '2026-11')),
  cookieDomain: textLike(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, must('a domain', 'example.com')),
  whenBannerIsOff: z.object({ default: policy }).catchall(policy).readonly(),
});
