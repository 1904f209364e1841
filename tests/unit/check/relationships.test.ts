import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkRelationships } from '../../../src/check/relationships.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { sliceOf } from '../support/document-of.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';

const link = (id: string, type = 'lead_form') => ({ link_type: 'Document', id, type, tags: [], lang: 'en-gb' });

function check(...sketches: readonly Sketch[]) {
  const snapshot = snapshotOf(...sketches);
  return checkRelationships({ ...planRoutes(snapshot, config), snapshot });
}

const form: Sketch = { type: 'lead_form', uid: 'demo', id: 'F1' };
const page = (field: object): Sketch => ({
  type: 'page',
  uid: 'demo',
  data: { slices: [sliceOf('form', 'card', { lead_form: field })] },
});

test('A relationship to a published document of its locale is no finding', () => {
  expect(check(form, page(link('F1')))).toEqual([]);
});

test('A form that is gone is an error with document, locale, path and label of the field, and the page', () => {
  expect(check(page(link('F1')))).toEqual([
    {
      code: 'unresolved-relationship',
      severity: 'error',
      message: '"Lead form" of the page "demo" leads to a document that was deleted or unpublished (F1).',
      document: {
        id: 'en-gb/page/demo',
        type: 'page',
        uid: 'demo',
        lang: 'en-gb',
        field: 'slices[0].primary.lead_form',
      },
      pathnames: ['/helios/en/demo'],
      hint: 'Choose another document of the type Lead form in this field, publish the document again, or empty the field.',
    },
  ]);
});

test('A form of another locale is an error that names its translation', () => {
  const german: Sketch = { ...form, lang: 'de-de', id: 'F2', group: 'forms' };
  expect(check(german, { ...form, group: 'forms' }, page(link('F2')))).toMatchObject([
    {
      severity: 'error',
      message: '"Lead form" of the page "demo" leads to the lead_form "demo" in de-de, but the field belongs to en-gb.',
      hint: 'Choose its translation: the lead_form "demo" in en-gb.',
    },
  ]);
});

test('A document of another type than the field may hold is an error, whatever the link says', () => {
  expect(check({ type: 'ebook', uid: 'guide', id: 'F1' }, page(link('F1')))).toMatchObject([
    { severity: 'error', message: expect.stringContaining('should lead to a document of the type Lead form.') },
  ]);
});

test('A scene or a case that is gone is a warning, because its page is whole without it', () => {
  const scene = sliceOf('hero', 'split', { heading: 'Hello', scene: link('S1', 'product_scene') });
  const selected = sliceOf('case_list', 'selected', { items: [{ case: link('C1', 'customer_case') }] });
  const findings = check({ type: 'page', uid: 'about', data: { slices: [scene, selected] } });
  expect(findings.map(({ severity, document }) => [severity, document?.field])).toEqual([
    ['warning', 'slices[0].primary.scene'],
    ['warning', 'slices[1].primary.items[0].case'],
  ]);
});

test('A link that visitors follow is no relationship: the link check reports it', () => {
  const slice = sliceOf('hero', 'default', { links: [link('P1', 'page')] });
  expect(check({ type: 'page', uid: 'about', data: { slices: [slice] } })).toEqual([]);
});
