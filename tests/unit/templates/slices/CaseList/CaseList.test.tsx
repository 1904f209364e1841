import { expect, test } from 'vitest';
import { CaseList } from '../../../../../src/templates/slices/CaseList/CaseList.tsx';
import { caseOf } from '../../../support/cases.ts';
import { sliceOf } from '../../../support/document-of.ts';
import { withoutTags } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

const { html } = samplePage();

test('A list of no cases leaves no trace without a heading', () => {
  expect(html(<CaseList slice={sliceOf('case_list', 'filterable')} index={1} />)).toBe('');
});

test('A list of no cases says so under its heading', () => {
  const markup = html(<CaseList slice={sliceOf('case_list', 'filterable', { heading: 'Ours' })} index={1} />);
  expect(withoutTags(markup)).toMatch(/Ours\s+list_empty/);
});

test.each([
  ['shared by two cases', ['Retail', 'Retail', 'Transport'], 3],
  ['each of one case', ['Retail', 'Film', 'Transport'], 0],
])('A list with industries %s has filters that sort something, or none', (_, industries, choices) => {
  const cases = industries.map((industry, at) => caseOf(`case-${at}`, { industry }));
  const markup = samplePage({ documents: cases }).html(
    <CaseList slice={sliceOf('case_list', 'filterable')} index={1} />,
  );
  expect(markup.match(/type="radio"/g) ?? []).toHaveLength(choices);
});
