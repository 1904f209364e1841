import { expect, test } from 'vitest';
import { IntegrationList } from '../../../../../src/templates/slices/IntegrationList/IntegrationList.tsx';
import { documentOf, sliceOf } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { filterChoices, withoutTags } from '../../../support/markup.ts';
import { samplePage } from '../../../support/sample-page.ts';

const integrations = [
  documentOf('integration', { name: 'Xero', category: 'accounting' }, { uid: 'xero' }),
  documentOf('integration', { name: 'Slack', category: 'communication' }, { uid: 'slack' }),
  documentOf('integration', { name: 'DATEV', category: 'accounting' }, { uid: 'datev' }),
  documentOf('integration', { name: 'Odd' }, { uid: 'odd' }),
];

function directory(documents = integrations, heading?: string): string {
  const slice = sliceOf('integration_list', 'directory', { heading });
  return samplePage({ documents }).html(<IntegrationList slice={slice} index={2} />);
}

test('The directory of integrations counts each category that has one, and all of them', () => {
  expect(filterChoices(directory())).toEqual([
    '0 filter_all 4',
    '1 category_accounting 2',
    '5 category_communication 1',
  ]);
});

test('The directory of integrations is in the order of names, each marked with the number of its category', () => {
  const rows = [...directory().matchAll(/data-choices="(\d)".*?href="\/(\w+)"/g)].map(([, ...parts]) =>
    parts.join(' '),
  );
  expect(rows).toEqual(['1 datev', '0 odd', '5 slack', '1 xero']);
});

test('A directory of integrations names its radios after its place on the page, so that two of them share no choice', () => {
  expect(directory()).toContain('name="category-2"');
});

test('A list of no integrations leaves no trace without a heading', () => {
  expect(directory([])).toBe('');
});

test('A list of no integrations says so under its heading', () => {
  expect(withoutTags(directory([], 'Ours'))).toMatch(/Ours\s+list_empty/);
});

test('A featured integration of which only the name is known has no empty elements', () => {
  const slice = sliceOf('integration_list', 'featured', { items: [{ name: 'Xero' }] });
  const markup = samplePage().html(<IntegrationList slice={slice} index={1} />);
  expect(markup).toContain('Xero');
  expect(markup).not.toMatch(emptyElement);
});

test('Starred integrations stand in the order of the editor, each with its headline and a line from Helios', () => {
  const starred = [
    documentOf('integration', { name: 'Xero', tagline: 'Coded' }, { uid: 'xero' }),
    documentOf('integration', { name: 'DATEV', tagline: 'Batches', headline: 'Ready for DATEV' }, { uid: 'datev' }),
  ];
  const chosen = starred.toReversed().map(({ id }) => ({ integration: { link_type: 'Document', id } as const }));
  const slice = sliceOf('integration_list', 'starred', { heading: 'Ours', integrations: chosen });
  const markup = samplePage({ documents: starred }).html(<IntegrationList slice={slice} index={1} />);
  expect(withoutTags(markup)).toMatch(/Ours.*DATEV.*Ready for DATEV.*Xero.*Coded/s);
  expect(markup).not.toContain('Batches');
  expect(markup).toContain('M500 60Q250 60 250 220M500 60Q750 60 750 220');
});

test('Starred integrations leave no trace if none of them has a page', () => {
  const slice = sliceOf('integration_list', 'starred', { heading: 'Ours', integrations: [] });
  expect(samplePage().html(<IntegrationList slice={slice} index={1} />)).toBe('');
});
