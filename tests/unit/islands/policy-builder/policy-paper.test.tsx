import { signal } from '@preact/signals-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { policyLabels } from '../../../../src/islands/policy-builder/contract.ts';
import { PolicyPaper } from '../../../../src/islands/policy-builder/PolicyPaper.tsx';
import { writePolicy } from '../../../../src/islands/policy-builder/policy.ts';
import { policyPaper } from '../../../../src/islands/policy-builder/policy-paper.ts';
import { wordsOfPdf } from '../../support/paper-pdf.ts';
import { labelsOf } from '../../support/sheet-form.ts';
import { shownTexts } from '../../support/shown-texts.ts';

test('A policy has the same texts as PDF as in its preview, in the same order, with their numbers', async () => {
  const sections = [
    { heading: 'Meals', clauses: [{ text: 'Meals are paid up to {meals} a day.', when: '' }] },
    { heading: 'Alcohol', clauses: [{ text: 'No alcohol is paid.', when: 'alcohol:no' }] },
    {
      heading: 'Resekostnadsersättning',
      clauses: [
        { text: 'Within {deadline} days.', when: '' },
        { text: 'With receipts.', when: '' },
      ],
    },
  ];
  const answers = { meals: '£30', alcohol: 'yes', deadline: '30' };
  const title = 'Expense policy of Nordvik';
  const paper = policyPaper(title, writePolicy(sections, answers), {
    labels: labelsOf(policyLabels),
    htmlLang: 'sv-SE',
  });
  const words = await wordsOfPdf(paper);
  const number = /^\d+(?:\.\d+)?$/;
  expect(words.filter((word) => number.test(word))).toEqual(['1', '1.1', '2', '2.1', '30', '2.2']);
  const preview = (
    <PolicyPaper title={signal(title)} sections={sections} answers={signal(answers)} hasTyped={() => false} />
  );
  const shown = shownTexts(renderToStaticMarkup(preview));
  expect(words.filter((word) => !number.test(word))).toEqual(shown.filter((word) => !number.test(word)));
});
