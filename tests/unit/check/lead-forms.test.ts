import { expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { checkLeadForms } from '../../../src/check/lead-forms.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const ids = ['00cd8ee1-8bfb-44ad-a446-efac49532d86', 'f1804c74-2a7f-451f-ae94-bf3ebffe0ff7'] as const;

function form(uid: string, form_id: string | null, { lang = 'en-gb', required = true } = {}) {
  return {
    type: 'lead_form' as const,
    uid,
    lang,
    data: { form_id, fields: [{ name: 'email', type: 'email', required }] },
  };
}

function faults(...forms: ReturnType<typeof form>[]) {
  return checkLeadForms({ snapshot: snapshotOf(...forms), locales, endpoint: 'own', shown: new Set() }).map(
    ({ document, message }) => [document?.uid, document?.field, message],
  );
}

test('Two forms have ids of their own, and the translations of a form share one id', () => {
  expect(faults(form('demo', ids[0]), form('contact', ids[1]), form('demo', ids[0], { lang: 'de-de' }))).toEqual([]);
});

test('A form without an id, or with something else for one, is a finding', () => {
  expect(faults(form('demo', null), form('contact', 'contact-form'))).toEqual([
    ['demo', 'form_id', 'The lead form "demo" has no form id.'],
    [
      'contact',
      'form_id',
      'The lead form "contact" has the form id "contact-form", which is not an id of a HubSpot form.',
    ],
  ]);
});

test('A copied form with the id of its original is a finding', () => {
  expect(faults(form('contact', ids[0]), form('demo', ids[0]))).toEqual([
    ['demo', 'form_id', `The lead forms "contact" and "demo" have the same form id ${ids[0]}.`],
  ]);
});

test('A form without an email address is a finding', () => {
  expect(faults(form('demo', ids[0], { required: false })).map(([uid, field]) => [uid, field])).toEqual([
    ['demo', 'fields'],
  ]);
});

test('The sign-up dialog may have no form id, but a wrong form id is a finding', () => {
  const modal = (form_id: string | null) => ({ type: 'signup_modal' as const, data: { form_id } });
  const told = (form_id: string | null) =>
    checkLeadForms({ snapshot: snapshotOf(modal(form_id)), locales, endpoint: 'own', shown: new Set() }).map(
      ({ document }) => document?.field,
    );
  expect([told(null), told(ids[0]), told('sign-up')]).toEqual([[], [], ['form_id']]);
});

test('Without a lead endpoint each lead form on an exported page is a warning, and the sign-up dialog is none', () => {
  const forms = [form('demo', ids[0]), form('demo', ids[0], { lang: 'de-de' })];
  const snapshot = snapshotOf(...forms, { type: 'signup_modal', data: { form_id: ids[1] } });
  const shown = new Set(snapshot.documentsOf('lead_form', 'en-gb').map(({ id }) => id));
  expect(checkLeadForms({ snapshot, locales, endpoint: 'none', shown })).toMatchObject([
    { code: 'no-lead-endpoint', severity: 'warning', document: { uid: 'demo', lang: 'en-gb' } },
  ]);
});

test('A form that sends other sizes of companies than the default locale is a warning', () => {
  const withSizes = (lang: string, ...values: readonly string[]) => {
    const base = form('demo', ids[0], { lang });
    const options = values.map((value) => ({ label: value, value }));
    return {
      ...base,
      data: { ...base.data, fields: [...base.data.fields, { name: 'company_size_range', type: 'select', options }] },
    };
  };
  const snapshot = snapshotOf(
    withSizes('en-gb', '1-10', '11-50'),
    withSizes('de-de', '1-10'),
    withSizes('en-us', '1-3'),
  );
  expect(checkLeadForms({ snapshot, locales, endpoint: 'own', shown: new Set() })).toMatchObject([
    { code: 'lead-form', severity: 'warning', document: { lang: 'en-us' }, message: expect.stringMatching(/: 1-3\.$/) },
  ]);
});

test('A mailing list that visitors can join without consent is a finding', () => {
  const told = (consent: object, lifecycle_stage = 'subscriber') => {
    const list = form('newsletter', ids[0]);
    const data = { ...list.data, lifecycle_stage, ...consent };
    const snapshot = snapshotOf({ ...list, data });
    return checkLeadForms({ snapshot, locales, endpoint: 'own', shown: new Set() }).map(
      ({ document }) => document?.field,
    );
  };
  expect(told({ has_marketing_consent: true, requires_consent: true })).toEqual([]);
  expect(told({ has_marketing_consent: true, requires_consent: false })).toEqual(['requires_consent']);
  expect(told({ has_marketing_consent: false, requires_consent: true })).toEqual(['requires_consent']);
  expect(told({ has_marketing_consent: false }, 'lead')).toEqual([]);
});
