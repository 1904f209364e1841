import { expect, test } from 'vitest';
import { checkLead, type FilledValues } from '../../../../src/rules/leads/check-lead.ts';
import { leadTextKey } from '../../../../src/rules/leads/error-text.ts';
import type { LeadFieldDefinition } from '../../../../src/rules/leads/lead-form.ts';

const fields: LeadFieldDefinition[] = [
  { name: 'email', type: 'email', isRequired: true },
  { name: 'firstname', type: 'text', isRequired: true },
  { name: 'company_size_range', type: 'select', isRequired: false, values: ['1-10', '11-50'] },
  { name: 'country', type: 'country', isRequired: true },
  { name: 'message', type: 'textarea', isRequired: false },
  { name: 'pdf_url', type: 'file', isRequired: false },
];
const lead = { email: 'maja@helios.example', firstname: 'Maja', country: 'Suomi' };

function faults(values: FilledValues) {
  return checkLead({ ...lead, ...values }, { fields }, ['gmx.de']);
}

test('A lead that is filled in has no faults', () => {
  expect(faults({ company_size_range: '11-50', message: 'Hello\nYours, <maja@helios.example>, 5 < 7' })).toEqual({});
});

test('All faults of a lead are found at once', () => {
  expect(checkLead({ email: 'maja@mail.GMX.de' }, { fields }, ['gmx.de'])).toEqual({
    email: 'NON_WORK_EMAIL',
    firstname: 'REQUIRED',
    country: 'REQUIRED',
  });
});

test.each([
  ['an empty address', { email: '' }, { email: 'INVALID_EMAIL' }],
  ['a wrong one', { email: 'maja@' }, { email: 'INVALID_EMAIL' }],
  ['spaces for a name', { firstname: '  ' }, { firstname: 'REQUIRED' }],
  ['a name that is a book', { firstname: 'a'.repeat(101) }, { firstname: 'TOO_LONG' }],
  ['a size nobody offered', { company_size_range: '7' }, { company_size_range: 'NOT_A_CHOICE' }],
  ['a second line in a name', { firstname: 'Maja\r\nBcc: all' }, { firstname: 'NOT_PLAIN_TEXT' }],
  ['markup', { message: 'See <img src=x onerror=alert(1)>' }, { message: 'NOT_PLAIN_TEXT' }],
  ['markup left open', { message: 'See <script' }, { message: 'NOT_PLAIN_TEXT' }],
  ['NUL', { message: 'a\0b' }, { message: 'NOT_PLAIN_TEXT' }],
  ['half a character', { firstname: '\ud800' }, { firstname: 'NOT_PLAIN_TEXT' }],
  ['a file in a text field', { firstname: { name: 'a.pdf', size: 3 } }, { firstname: 'NOT_PLAIN_TEXT' }],
  ['a large file', { pdf_url: { name: 'a.pdf', size: 10 * 1024 * 1024 + 1 } }, { pdf_url: 'FILE_TOO_LARGE' }],
] as const)('A lead with a fault: %s', (_, values, expected) => {
  expect(faults(values)).toEqual(expected);
});

test('Spaces around a value, and an empty file field, are no fault of a lead', () => {
  expect(faults({ email: ' maja@helios.example ', pdf_url: { name: '', size: 0 } })).toEqual({});
});

test('A box that must be ticked and is not is a fault', () => {
  const box: LeadFieldDefinition = { name: 'consent', type: 'consent', isRequired: true };
  expect(checkLead({}, { fields: [box] }, [])).toEqual({ consent: 'CONSENT' });
  expect(checkLead({ consent: 'true' }, { fields: [box] }, [])).toEqual({});
});

test('A field named like a property of every object is a field like any other', () => {
  const field: LeadFieldDefinition = { name: 'constructor', type: 'text', isRequired: true };
  expect(checkLead({}, { fields: [field] }, [])).toEqual({ constructor: 'REQUIRED' });
});

test.each([
  ['INVALID_EMAIL', 'email', 'invalid_email'],
  ['NON_WORK_EMAIL', 'email', 'non_work_email'],
  ['REQUIRED', 'firstname', 'first_name'],
  ['REQUIRED', 'message', 'required'],
  ['NOT_A_CHOICE', 'company_size_range', 'company_size'],
  ['FILE_TOO_LARGE', 'pdf_url', 'file_too_large'],
  ['CONSENT', 'consent', 'consent'],
  ['TOO_LONG', 'message', 'too_long'],
] as const)('The text for the fault %s in %s is %s', (code, field, key) => {
  expect(leadTextKey(code, field)).toBe(key);
});
