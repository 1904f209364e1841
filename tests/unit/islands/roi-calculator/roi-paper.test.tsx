import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFormat } from '../../../../src/islands/kit/format.ts';
import { roiLabels } from '../../../../src/islands/roi-calculator/contract.ts';
import { RoiFormula } from '../../../../src/islands/roi-calculator/RoiFormula.tsx';
import { RoiPlot } from '../../../../src/islands/roi-calculator/RoiPlot.tsx';
import { RoiResult } from '../../../../src/islands/roi-calculator/RoiResult.tsx';
import { roi } from '../../../../src/islands/roi-calculator/roi.ts';
import { roiPaper } from '../../../../src/islands/roi-calculator/roi-paper.ts';
import { wordsOfPdf } from '../../support/paper-pdf.ts';
import { labelsOf } from '../../support/sheet-form.ts';
import { shownTexts } from '../../support/shown-texts.ts';

const input = {
  ...{ people: 24, reports: 2_00, minutesNow: 20_00, minutesAfter: 4_00, hourlyCost: 32_00, price: 9_00 },
  freePeople: 3,
};

test('The PDF of the return calculator has the numbers of the form, and all texts of the page', async () => {
  const answer = { input, result: roi(input) };
  const view = { labels: labelsOf(roiLabels), format: createFormat('de-DE'), currency: 'EUR', answer };
  const inputs = [{ label: 'Leute', text: '24' }];
  const words = await wordsOfPdf(roiPaper({ view, htmlLang: 'de-DE', inputs, note: 'Eine Schätzung.' }));
  expect(words.slice(0, 3)).toEqual(['paper_heading', 'Leute', '24']);
  const markup = [
    <RoiResult key="result" {...view} note="Eine Schätzung." links={[]} />,
    <RoiPlot key="plot" {...view} />,
    <RoiFormula key="formula" {...view} />,
  ];
  const shown = markup.flatMap((part) => shownTexts(renderToStaticMarkup(part)));
  expect([...words.slice(3)].sort()).toEqual(shown.sort());
});

test('The row of the saving has the key of the dial, which is red for a loss and absent without either', () => {
  const view = { labels: labelsOf(roiLabels), format: createFormat('en-GB'), currency: 'GBP' };
  const keysOf = (costs: Partial<typeof input>) => {
    const used = { ...input, ...costs };
    const answer = { input: used, result: roi(used) };
    const markup = renderToStaticMarkup(<RoiResult {...view} answer={answer} note="" links={[]} />);
    return [...markup.matchAll(/data-dial="(\w+)">(\w+)/g)].map(([, dial, label]) => `${dial} ${label}`);
  };
  expect(keysOf({})).toEqual(['lit month_label']);
  expect(keysOf({ minutesNow: 4_00 })).toEqual(['lost month_lost_label']);
  expect(keysOf({ minutesNow: 4_00, price: 0 })).toEqual([]);
});
