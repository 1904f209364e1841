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

test('The return calculator gives a loss no key of the dial, whose part is then red', () => {
  const view = { labels: labelsOf(roiLabels), format: createFormat('en-GB'), currency: 'GBP' };
  const keysOf = (minutesNow: number) => {
    const answer = { input: { ...input, minutesNow }, result: roi({ ...input, minutesNow }) };
    return (
      renderToStaticMarkup(<RoiResult {...view} answer={answer} note="" links={[]} />).split('data-lit').length - 1
    );
  };
  expect([keysOf(20_00), keysOf(4_00)]).toEqual([1, 0]);
});
