import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { checkPlaceholders } from '../../../src/check/placeholders.ts';
import { sliceOf } from '../support/document-of.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

function check(note: string, lang = 'en-gb') {
  const plans = [{ plan_id: 'sunrise' }, { plan_id: 'daylight', note }] as const;
  return checkPlaceholders(snapshotOf({ type: 'pricing', lang, data: { plans } }), locales);
}

const has = 'The field has {count}, {amount}.';

test.each([
  'Up to 3 people',
  '{amount} a month',
  '{amount} a month for {count, plural, one {# person} other {{count} people}}',
])('The text %s is sound', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['{amuont} a month', 'amuont', 'Write {amount} if that is meant.'],
  ['{Amount} a month', 'Amount', 'Write {amount} if that is meant.'],
  ['{amount} for {coun, plural, one {# person} other {# people}}', 'coun', 'Write {count} if that is meant.'],
  ['For {count, plural, one {one} other {{number} people}}', 'number', 'Write the text without it.'],
])('The text %s is an error, because nothing fills in {%s}', (text, name, advice) => {
  expect(check(text)).toEqual([
    {
      code: 'wrong-placeholder',
      severity: 'error',
      message: `"Note, monthly" has the placeholder {${name}}, which nothing fills in: ${text}`,
      hint: `${advice} ${has}`,
      document: { id: 'en-gb/pricing/pricing', type: 'pricing', uid: null, lang: 'en-gb', field: 'plans[1].note' },
    },
  ]);
});

test.each(['{amount a month', 'amount} a month', '{ amount } a month'])('The text %s is an error', (text) => {
  expect(check(text)).toMatchObject([
    {
      message: `"Note, monthly" has a brace that belongs to no placeholder: ${text}`,
      hint: `Write a placeholder as {count}, without spaces. ${has}`,
    },
  ]);
});

test('A malformed plural form is a finding of its own, plural-forms, and none here', () => {
  expect(check('{count, plural, one {# person} other {# people}')).toEqual([]);
});

test('A placeholder in a field of prices that has none is an error', () => {
  const snapshot = snapshotOf({ type: 'pricing', data: { plans: [{ unit: 'for {count} people' }] } });
  expect(checkPlaceholders(snapshot, locales)).toMatchObject([
    { document: { field: 'plans[0].unit' }, hint: 'Write the text without it. The field has no placeholders.' },
  ]);
});

test('A tool has placeholders of its own, in the texts of its links and in its groups too', () => {
  const calculator = sliceOf('tool', 'roi_calculator', {
    links: [
      { link_type: 'Web', url: 'https://helios.example', text: 'Save {amount} a year' },
      { link_type: 'Web', url: 'https://helios.example', text: 'Save {sum} a year' },
    ],
  });
  const policy = sliceOf('tool', 'expense_policy_builder', {
    sections: [{ heading: 'Meals', clauses: [{ text: 'Up to {meals} a day.' }, { text: 'Up to {meal} a day.' }] }],
  });
  const snapshot = snapshotOf({ type: 'page', data: { slices: [calculator, policy] } });
  expect(checkPlaceholders(snapshot, locales).map(({ document }) => document?.field)).toEqual([
    'slices[0].primary.links[1]',
    'slices[1].primary.sections[0].clauses[1].text',
  ]);
});

test('Braces of other texts are shown as they are, and a locale that the site does not have is not checked', () => {
  const faq = sliceOf('faq', 'grouped', { heading: 'What does {count} mean?' });
  expect(checkPlaceholders(snapshotOf({ type: 'page', data: { slices: [faq] } }), locales)).toEqual([]);
  expect(check('{amuont}', 'ja-jp')).toEqual([]);
});
