import { expect, test } from 'vitest';
import { isPdf } from '../../../../src/rules/leads/pdf.ts';

test.each([
  ['%PDF-1.7\n%âãÏÓ', true],
  ['%PDF', false],
  ['PK\u0003\u0004', false],
  ['', false],
])('The bytes %j are a PDF: %s', async (start, isOne) => {
  expect(await isPdf(new File([start], 'profile.pdf', { type: 'application/pdf' }))).toBe(isOne);
});
