import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partnerOf } from '../../../../src/rules/visit/partner.ts';

const partnerAt = (reference: string) => partnerOf(new URL(reference, 'https://www.helios.example'), '/helios');

const documents = 'content/documents/en-gb/integration';

test.each(readdirSync(documents))('The page of the integration %s names the partner of its document', (file) => {
  const { uid, data } = JSON.parse(readFileSync(`${documents}/${file}`, 'utf8'));
  expect(partnerAt(`/helios/de/integrations/${uid}`)).toBe(data.partner_id ?? undefined);
});

test('The partner of the query goes before that of the page, and may be an id or a UID', () => {
  expect(partnerAt('/helios/en/integrations/xero?partner=datev')).toBe('datev');
  expect(partnerAt('/helios/en?partner=Visma-eEkonomi')).toBe('vismaeekonomi');
  expect(partnerAt('/helios/en/integrations/xero/?partner=nobody')).toBe('xero');
});

test.each([
  '/helios/en/integrations',
  '/helios/en/integrations/xero/setup',
  '/helios/en/blog/integrations/xero',
  '/heliosphere/en/integrations/xero',
  '/helios/en/integrations/constructor',
  '/helios/en?partner=__proto__',
])('The address %s names no partner', (reference) => {
  expect(partnerAt(reference)).toBeUndefined();
});
