import { expect, test } from 'vitest';
import { OfficeHours } from '../../../../../src/templates/slices/ContactOptions/OfficeHours.tsx';
import { markup } from '../../../support/sample-page.ts';

test.each([
  ['09:00', '08:00'],
  ['nine', '17:00'],
  ['09:00', null],
])('Office hours from %s to %s are not drawn', (opens, closes) => {
  expect(markup(<OfficeHours label="Somebody is there" opens={opens} closes={closes} />)).toBe('');
});

test('A screen reader reads the office hours', () => {
  const html = markup(<OfficeHours label="Somebody is there" opens="08:00" closes="18:00" />);
  expect(html).toContain('aria-label="08:00–18:00"');
});
