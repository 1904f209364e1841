import { expect, test } from 'vitest';
import { consentCategories } from '../../../../src/rules/privacy/categories.ts';
import { ConsentPanel } from '../../../../src/templates/consent/ConsentPanel.tsx';
import { samplePage } from '../../support/sample-page.ts';

test('The cookie settings have a box for every category of consent, first for the one that nobody can switch off', () => {
  const markup = samplePage().html(<ConsentPanel policyHref="/legal/cookie-policy" />);
  const boxes = [...markup.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box);
  const names = boxes.map((box) => / name="([^"]*)"/.exec(box)?.[1]);
  expect(names.toSorted()).toEqual(consentCategories.toSorted());
  expect(names[0]).toBe('necessary');
  expect(boxes.map((box) => box.includes(' disabled'))).toEqual(names.map((name) => name === 'necessary'));
});
