import { expect, test } from 'vitest';
import { partnerNamed } from '../../../../src/rules/visit/partner.ts';

test('A partner is known by its id, in any case', () => {
  expect(partnerNamed('visma_economic')).toBe('visma_economic');
  expect(partnerNamed(' DATEV ')).toBe('datev');
});

test.each(['nobody', '__proto__', 'constructor', '', 'e-conomic', null, undefined])('%s is no partner', (id) => {
  expect(partnerNamed(id)).toBeUndefined();
});
