import { expect, test } from 'vitest';
import { consentWords } from '../../../../src/rules/leads/consent-words.ts';

const asked = 'Send me guides.';

test('The words of a marketing consent begin with the agreement', () => {
  const words = consentWords({ consent_label: 'I agree', marketing_emails_consent_text: asked });
  expect(words).toBe('I agree. Send me guides.');
});

test('The words of a marketing consent are the question alone if a release has no words of agreement', () => {
  expect(consentWords({ consent_label: '', marketing_emails_consent_text: asked })).toBe(asked);
});
