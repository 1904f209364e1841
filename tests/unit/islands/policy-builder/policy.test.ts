import { expect, test } from 'vitest';
import { policyText, writePolicy } from '../../../../src/islands/policy-builder/policy.ts';

const sections = [
  {
    heading: 'Meals',
    clauses: [
      { text: 'Up to {meals} a day.', when: '' },
      { text: 'Alcohol is not paid.', when: 'alcohol:no' },
      { text: 'Alcohol is paid with a meal.', when: 'alcohol:yes' },
    ],
  },
  { heading: 'Cars', clauses: [{ text: 'We pay {mileage} a mile.', when: '' }] },
];

test('The answers of a policy are in the sentences that they decide', () => {
  expect(writePolicy(sections, { meals: '£30', alcohol: 'no', mileage: '45p' })).toEqual([
    { heading: 'Meals', paragraphs: ['Up to £30 a day.', 'Alcohol is not paid.'] },
    { heading: 'Cars', paragraphs: ['We pay 45p a mile.'] },
  ]);
});

test('A policy leaves out a sentence whose answer is missing, and a section without sentences', () => {
  expect(writePolicy(sections, { meals: '£30', alcohol: 'yes', mileage: '' })).toEqual([
    { heading: 'Meals', paragraphs: ['Up to £30 a day.', 'Alcohol is paid with a meal.'] },
  ]);
});

test('An answer of a policy is text, whatever is in it', () => {
  const [section] = writePolicy([{ heading: 'H', clauses: [{ text: '{company} pays.', when: '' }] }], {
    company: '$& {meals}',
  });
  expect(section?.paragraphs).toEqual(['$& {meals} pays.']);
});

test('A sentence ends with one point, also after an amount that has one', () => {
  const clauses = [{ text: 'Hotels cost at most {hotel}. Meals {meals}.', when: '' }];
  const [section] = writePolicy([{ heading: 'H', clauses }], { hotel: '1.200 kr.', meals: '£30' });
  expect(section?.paragraphs).toEqual(['Hotels cost at most 1.200 kr. Meals £30.']);
});

test('A policy as text is numbered', () => {
  expect(policyText('Policy', [{ heading: 'Meals', paragraphs: ['One.', 'Two.'] }])).toBe(
    'Policy\n\n1. Meals\n1.1 One.\n1.2 Two.\n',
  );
});
