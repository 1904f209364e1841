import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Finding } from '../../../src/site/finding.ts';
import {
  copyOf,
  type EditableDocument,
  type Fields,
  pick,
  type ServedRepository,
  serveRepository,
  setField,
  type Value,
} from '../../sites/served-repository.ts';
import type { CliRun } from '../support/run-cli.ts';
import { openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

let repository: ServedRepository;
let place: Workplace;
let run: CliRun;
let findings: readonly Finding[];

/** A market without pages that others need, and pages with holes: what editors and publishing leave behind. */
function makeHoles(documents: EditableDocument[]): EditableDocument[] {
  const french = (type: string, uid?: string) => pick(documents, 'fr-be', type, uid);
  const legal = french('page', 'legal');
  const austrian = (type: string, uid?: string) => pick(documents, 'de-at', type, uid);
  const gone = new Set([
    french('page', 'pricing'),
    french('signup_modal'),
    austrian('page', 'home'),
    austrian('locale_settings'),
    french('disallowed_emails', 'free-mail'),
    french('disallowed_emails', 'disposable'),
  ]);
  const about = (uid: string, data: Fields) => copyOf(legal, uid, { data: { ...legal.data, ...data } });
  const circle = (uid: string, parent: string) => {
    const document = about(uid, {});
    document.data.parent = { link_type: 'Document', id: copyOf(legal, parent).id };
    return document;
  };
  const broken = { link_type: 'Document', id: 'Deleted-document' };
  const form: Value = { slice_type: 'form', variation: 'card', primary: { heading: 'Write to us', lead_form: broken } };
  const logos: Value = { slice_type: 'hero', variation: 'default', primary: { body: [] } };
  setField(french('global_strings'), 'ebook_pages', '{pages, plural, one {# page} other {# pages}');
  const links: Value = [
    { link_type: 'Web', url: 'http://www.helios.example/helios/fr-be/legal', text: 'Par http' },
    { link_type: 'Web', url: 'mailto:foo', text: 'Un courriel' },
    { link_type: 'Web', url: '/at/legal', text: 'En Autriche' },
  ];
  const linking: Value = { slice_type: 'hero', variation: 'default', primary: { heading: 'Liens', links } };
  const noScene = { link_type: 'Document', id: 'Deleted-scene---' };
  const picture: Value = {
    slice_type: 'hero',
    variation: 'email_signup',
    primary: { heading: 'Image', scene: noScene },
  };
  return [
    ...documents.filter((document) => !gone.has(document)),
    circle('presse', 'securite'),
    circle('securite', 'presse'),
    about('formulaire', { slices: [form] }),
    about('ecrire', { slices: [form] }),
    about('liens', { slices: [linking], meta_title: 'Des liens '.repeat(40) }),
    about('image', { slices: [picture] }),
    about('vide', { slices: [] }),
    about('sans-titre', { slices: [logos] }),
  ];
}

beforeAll(async () => {
  repository = await serveRepository({ locales: ['fr-be', 'de-at'], edit: makeHoles });
  place = openWorkplace({ env: repository.environment });
  run = await place.export();
  findings = reportOf(run).findings;
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

const find = (code: Finding['code'], uid?: string) =>
  findings.filter((finding) => finding.code === code && (uid === undefined || finding.document?.uid === uid));

test('Missing content blocks the export as a fault of the content', () => {
  expect(run.code).toBe(1);
  expect(reportOf(run)).toMatchObject({ status: 'not-published' });
});

test('A market without its home or pricing page has one finding for each, and none for the links that break by it', () => {
  expect(find('missing-page').map(({ severity, message }) => [severity, message])).toEqual([
    ['error', 'Österreich (de-at) has no home page.'],
    ['error', 'Belgique (fr-be) has no pricing page.'],
  ]);
  expect(find('broken-link').filter(({ document }) => document?.uid !== 'liens')).toEqual([]);
  expect(run.stderr).toContain('✗ missing-page  Belgique (fr-be) has no pricing page.');
});

test('A market without its sign-up dialog or settings is an error, one without its email domains a warning', () => {
  expect(find('missing-document').map(({ severity, message }) => [severity, message.replace(/\. .*/, '')])).toEqual([
    ['error', 'Österreich (de-at) has no locale settings'],
    ['error', 'Belgique (fr-be) has no sign-up dialog'],
    ['warning', 'Belgique (fr-be) has no list of disallowed email domains'],
  ]);
});

test('A form that is gone is one error with document, locale, path and label of the field, and all its pages', () => {
  const forms = find('unresolved-relationship').filter(({ severity }) => severity === 'error');
  expect(forms).toMatchObject([
    {
      severity: 'error',
      message: expect.stringContaining('"Lead form" of the page "ecrire" leads to a document that was deleted'),
      document: { lang: 'fr-be', field: 'slices[0].primary.lead_form' },
      pathnames: expect.arrayContaining(['/helios/fr-be/ecrire', '/helios/fr-be/formulaire']),
    },
  ]);
});

test('A scene that is gone is a warning', () => {
  expect(find('unresolved-relationship', 'image')).toMatchObject([
    { severity: 'warning', document: { lang: 'fr-be', field: 'slices[0].primary.scene' } },
  ]);
});

test('A circle of parents is told with its way', () => {
  expect(find('circular-parent').map(({ message }) => message)).toEqual([
    'The parents of a page lead in a circle: "presse" -> "securite" -> "presse".',
  ]);
});

test('A page that nothing links to is named; a 404 page and a market without a home page are not', () => {
  const named = find('unreachable-page').map(({ document }) => document?.uid);
  expect(named).toEqual(expect.arrayContaining(['formulaire', 'vide']));
  expect(named).not.toContain('404');
  expect(find('unreachable-page').filter(({ document }) => document?.lang === 'de-at')).toEqual([]);
});

test('A page without slices and a hero without a heading are faults of their documents, not of a template', () => {
  expect(find('missing-heading').map(({ document }) => [document?.uid, document?.field])).toEqual([
    ['sans-titre', 'slices[0].primary.heading'],
    ['vide', 'slices'],
  ]);
  expect(find('invalid-page')).toEqual([]);
});

test.each<[Finding['code'], Finding['severity'], string, string]>([
  ['insecure-link', 'warning', 'slices[0].primary.links[0]', 'leads to this site by http'],
  ['broken-link', 'error', 'slices[0].primary.links[1]', 'leads to mailto:foo. This is not an email address.'],
  ['other-locale-link', 'warning', 'slices[0].primary.links[2]', 'to /helios/at/legal, a page of de-at.'],
  ['long-meta', 'warning', 'meta_title', 'pixels wide in search results'],
])('A mistake that works is a finding: %s', (code, severity, field, says) => {
  expect(find(code, 'liens')).toMatchObject([
    { severity, document: { lang: 'fr-be', field }, message: expect.stringContaining(says) },
  ]);
});

test('Plural forms that can not be read are an error with their field', () => {
  expect(find('plural-forms')).toMatchObject([
    { severity: 'error', document: { type: 'global_strings', lang: 'fr-be', field: 'ebook_pages' } },
  ]);
});

test('Pages with the same title are one finding with all of them', () => {
  const [title] = find('duplicate-meta').filter(({ document }) => document?.field === 'meta_title');
  expect(title).toMatchObject({
    severity: 'warning',
    message: expect.stringContaining('pages of fr-be have the title'),
  });
  expect(title?.pathnames).toEqual(expect.arrayContaining(['/helios/fr-be/formulaire', '/helios/fr-be/legal']));
});

test('Errors and warnings are counted apart', () => {
  expect(run.stderr).toMatch(/Not published: .* \d+ findings: \d+ errors, \d+ warnings, /);
});
