import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createToolForm } from '../../../../src/islands/kit/tool-form.ts';

test('A reader of a field of a form hears of this field and of no other', () => {
  const form = createToolForm('form', { company: 'Nordvik', notes: '' });
  const seen: string[] = [];
  effect(() => void seen.push(form.text('company')));
  form.begin({ company: 'Nordvik', notes: 'Thank you' });
  form.begin({ company: 'Tallow', notes: 'Thank you' });
  expect(seen).toEqual(['Nordvik', 'Tallow']);
  expect(form.text('notes')).toBe('Thank you');
});

test('A field that a form does not have any more is empty', () => {
  const form = createToolForm('form', { 'item-2-price': '480' });
  expect(form.text('item-2-price')).toBe('480');
  form.begin({});
  expect(form.text('item-2-price')).toBe('');
});
