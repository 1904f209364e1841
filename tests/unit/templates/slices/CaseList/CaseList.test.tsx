import { expect, test } from 'vitest';
import { CaseList } from '../../../../../src/templates/slices/CaseList/CaseList.tsx';
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
