import { expect, test } from 'vitest';
import type { DocumentChange, DocumentRow } from '../../../../src/content/content-source.ts';
import { createSignatureList } from '../../../../src/disk/signatures.ts';
import type { KnownExport } from '../../../../src/pipeline/export-memory.ts';
import { narrowEdit } from '../../../../src/pipeline/patch/narrow-edit.ts';
import type { ExportResult } from '../../../../src/pipeline/summarize.ts';
import { sampleResult } from '../sample-result.ts';

const pin = { ref: 'ref-2', integrationFieldsRef: null };
const finding = { code: 'invalid-page', severity: 'warning', message: 'It has no heading.' } as const;

/** A page as it is stored, with the hash of other contents for each call. */
function row({ head = {}, facts = {}, findings = [] }: Sketch = {}): DocumentRow {
  return {
    head: { ...place, hash: String(Math.random()), lastPublished: '2026-10-05T09:30:00+0000', alternates: [], ...head },
    facts: {
      type: 'page',
      tags: [],
      data: { title: 'Prices' },
      relationships: [],
      plurals: [],
      unfilled: [],
      ...facts,
    },
    findings,
  };
}

interface Sketch {
  readonly head?: Partial<DocumentRow['head']>;
  readonly facts?: Partial<DocumentRow['facts']>;
  readonly findings?: DocumentRow['findings'];
}

const place = { id: 'P', type: 'page', uid: 'pricing', lang: 'en-gb' } as const;

function known(result: Partial<ExportResult> = {}, siteReads: readonly string[] = []): KnownExport {
  const seen = { paths: [], state: '' };
  const times = { at: '2026-11-22T10:00:00Z', until: '2026-11-23T00:00:00Z' };
  const last = {
    request: 'r',
    ...times,
    inputs: seen,
    templates: seen,
    documents: seen,
    outputs: seen,
    snapshot: seen,
  };
  return {
    last: {
      ...last,
      content: { kind: 'embedded', isChosen: true },
      compiledIn: 'compiled',
      pin: { ref: 'ref-1', integrationFieldsRef: null },
      result: { ...sampleResult, ...result },
    },
    hasSnapshot: true,
    hasTemplates: true,
    outputs: createSignatureList(0),
    site: {
      at: times.at,
      siteReads,
      readers: {},
      shells: [],
      linkedIds: [],
      linksHash: '',
      codeHash: '',
      sharedFiles: {},
    },
    loadLinks: () => undefined,
    loadCode: () => undefined,
  };
}

function edit(after: Sketch, { before = {}, last = known() }: { before?: Sketch; last?: KnownExport } = {}) {
  return narrowEdit({ changesSince: since('ref-1', [{ before: row(before), after: row(after) }]), pin }, last);
}

/** Knows what has changed since one ref alone. */
function since(known: string, changes: readonly DocumentChange[]) {
  return (ref: string) => (ref === known ? changes : undefined);
}

test('An edit of a text and of the date of publication is narrow', () => {
  const narrow = edit({ head: { lastPublished: '2026-11-22T09:30:00+0000' } });
  expect(narrow).toMatchObject({ hasNewMeta: false, documents: [{ after: { head: { id: 'P' } } }] });
});

test('An edit of a title is narrow, and says so', () => {
  expect(edit({ facts: { data: { title: 'Our prices' } } })).toMatchObject({ hasNewMeta: true });
});

const relationship = { field: 'parent', label: 'Parent', types: [], typeLabels: [], target: 'Q' };

test.each<[string, Sketch]>([
  ['moves its page', { head: { uid: 'prices' } }],
  ['gives it a translation', { head: { alternates: [{ id: 'D', lang: 'de-de' }] } }],
  ['hides its page from search engines', { facts: { data: { title: 'Prices', noindex: true } } }],
  ['takes its title away', { facts: { data: { title: ' ' } } }],
  ['gives it a tag', { facts: { tags: ['local'] } }],
  ['leads it to another document', { facts: { relationships: [relationship] } }],
  ['makes a mistake', { findings: [finding] }],
])('An edit of a document that %s is not narrow', (_, after) => {
  expect(edit(after)).toBeUndefined();
});

test('An edit that mends a mistake is not narrow', () => {
  expect(edit({}, { before: { findings: [finding] } })).toBeUndefined();
  const told = { ...finding, document: { ...place, field: 'title' } };
  expect(edit({}, { last: known({ findings: [told] }) })).toBeUndefined();
  expect(edit({}, { last: known({ findings: [{ ...told, document: { ...place, id: 'Q' } }] }) })).toBeDefined();
});

test('An edit of a page whose title is too long is narrow, because titles are compared by themselves', () => {
  const told = { ...finding, code: 'long-meta', document: { ...place, field: 'title' } } as const;
  expect(edit({}, { last: known({ findings: [told] }) })).toBeDefined();
});

test.each(['document:P', 'list:page:en-gb'])(
  'An edit of a document that the whole site reads as %s is not narrow',
  (key) => {
    expect(edit({}, { last: known({}, [key]) })).toBeUndefined();
    expect(edit({}, { last: known({}, ['document:Q', 'list:page:de-de']) })).toBeDefined();
  },
);

test('An edit after an export of another ref, or with unknown changes, is not narrow', () => {
  expect(narrowEdit({ changesSince: since('ref-0', []), pin }, known())).toBeUndefined();
  expect(narrowEdit({ changesSince: since('ref-1', []), pin }, known())).toBeDefined();
  const other = { ...pin, integrationFieldsRef: 'other' };
  expect(narrowEdit({ changesSince: since('ref-1', []), pin: other }, known())).toBeUndefined();
});

test('No edit is narrow while a page is held, or a market lacks a core page', () => {
  const held = { pathname: '/helios/en', release: 'r', causes: [] };
  expect(edit({}, { last: known({ held: [held] }) })).toBeUndefined();
  const missing = { ...finding, code: 'missing-page' } as const;
  expect(edit({}, { last: known({ findings: [missing] }) })).toBeUndefined();
});
