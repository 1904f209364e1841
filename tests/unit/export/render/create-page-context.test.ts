import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { createPageContext } from '../../../../src/export/render/create-page-context.ts';
import { createNotesCollector } from '../../../../src/export/render/notes-collector.ts';
import type { Read } from '../../../../src/export/render/reads.ts';
import { renderScopeOf } from '../../support/render-scope.ts';
import { snapshotOf } from '../../support/snapshot-of.ts';

const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }];

const snapshot = snapshotOf(
  { type: 'page', uid: 'home', lang: 'de-de' },
  {
    type: 'global_strings',
    data: { loading: 'Loading', sign_up: 'Sign up', accept_terms_and_privacy: paragraph('You accept our terms.') },
  },
  { type: 'global_strings', lang: 'de-de', data: { loading: 'Laden', sign_up: null } },
);
const plan = planRoutes(snapshot, config);

const stringsOf = (lang: string): Read => ({ kind: 'list', type: 'global_strings', lang });

/** The context of the German home page, and its notes. */
function germanHome() {
  const [route] = plan.routes;
  if (!route) throw new Error('The home page has no route.');
  const notes = createNotesCollector();
  return { page: createPageContext(route, renderScopeOf(snapshot, plan), notes), notes };
}

test('A page that finds its own strings does not depend on the default locale’s', () => {
  const { page, notes } = germanHome();
  expect(page.string('loading')).toBe('Laden');
  expect([...notes.reads]).toEqual([stringsOf('de-de')]);
  expect(notes.findings).toEqual([]);
});

test('A page that lacks a string shows the default locale’s, depends on it and reports it', () => {
  const { page, notes } = germanHome();
  expect(page.string('sign_up')).toBe('Sign up');
  expect([...notes.reads]).toEqual([stringsOf('de-de'), stringsOf('en-gb')]);
  expect(notes.findings).toMatchObject([{ code: 'missing-string', document: { lang: 'de-de', field: 'sign_up' } }]);
});

test('A page that asks whether a moment is past depends on the answer, and on no other time', () => {
  const { page, notes } = germanHome();
  expect(page.isPast(new Date('2026-11-22T11:59Z'))).toBe(true);
  expect(page.isPast(new Date('2026-11-22T12:01Z'))).toBe(false);
  expect([...notes.reads]).toEqual([
    { kind: 'moment', iso: '2026-11-22T11:59:00.000Z' },
    { kind: 'moment', iso: '2026-11-22T12:01:00.000Z' },
  ]);
});

test('A page that lacks a string with links shows the default locale’s, depends on it and reports it', () => {
  const { page, notes } = germanHome();
  expect(page.richString('accept_terms_and_privacy')).toMatchObject(paragraph('You accept our terms.'));
  expect([...notes.reads]).toEqual([stringsOf('de-de'), stringsOf('en-gb')]);
  expect(notes.findings).toMatchObject([{ code: 'missing-string', document: { field: 'accept_terms_and_privacy' } }]);
  expect(page.richString('privacy_consent_text')).toEqual([]);
});
