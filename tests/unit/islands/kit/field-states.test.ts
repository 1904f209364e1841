import { expect, test } from 'vitest';
import { createFieldStates } from '../../../../src/islands/kit/field-states.ts';

test('The text that a visitor types changes its field and no other', () => {
  const { takeText, text, values } = createFieldStates({ company: 'Nordvik', notes: 'Thank you' });
  expect(text('notes')).toBe('Thank you');
  takeText('company', 'Tallow');
  expect([text('company'), text('notes')]).toEqual(['Tallow', 'Thank you']);
  expect(values.value).toEqual({ company: 'Tallow', notes: 'Thank you' });
});

test('A form that starts again has no field that the visitor has left', () => {
  const { begin, hasLeft, leave } = createFieldStates({ company: 'Nordvik', notes: '' });
  leave(['company']);
  expect([hasLeft('company'), hasLeft('notes')]).toEqual([true, false]);
  begin({ company: '', notes: '' });
  expect(hasLeft('company')).toBe(false);
});
