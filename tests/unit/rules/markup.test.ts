import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as markup from '../../../src/rules/markup.ts';

const root = join(import.meta.dirname, '../../..');
const attributes = Object.values(markup)
  .map(String)
  .filter((value) => value.startsWith('data-'));

test('Each attribute of the markup has a name of its own', () => {
  expect(attributes.length).toBeGreaterThan(15);
  expect(new Set(attributes).size).toBe(attributes.length);
});

test('No source but rules/markup.ts spells an attribute out', () => {
  const spelled = new RegExp(`(?<![\\w-])(?:${attributes.join('|')})(?![\\w-])`);
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const found = sources
    .filter((file) => /\.tsx?$/.test(file) && !/rules[\\/]markup\.ts$/.test(file))
    .filter((file) => spelled.test(withoutComments(readFileSync(join(root, 'src', file), 'utf8'))));
  expect(found).toEqual([]);
});

test('The id of a line begins with the id of its form or field', () => {
  const email = markup.fieldId('contact', 'email');
  expect([markup.lineId('contact', 'failed'), markup.lineId(email, 'error')]).toEqual([
    'contact-failed',
    'contact-email-error',
  ]);
});

test('A selector names the attribute, and a value if it is given one', () => {
  const { formAttribute, selectorOf } = markup;
  expect([selectorOf(formAttribute), selectorOf(formAttribute, 'lead')]).toEqual(['[data-form]', '[data-form="lead"]']);
});

test.each([
  ['src/islands/sign-up/SignUp.module.css', markup.selectorOf(markup.signUpVariantAttribute, 'partner')],
  ['src/islands/sign-up/SignUp.module.css', markup.selectorOf(markup.signUpVariantAttribute, 'quote')],
  ['src/islands/sign-up/SignUp.module.css', markup.selectorOf(markup.signUpVariantAttribute, 'rating')],
  ['src/runtime/forms/forms.sheet.css', markup.selectorOf(markup.formAttribute)],
])('The style sheet %s selects %s, which scripts and templates write', (file, selector) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(selector);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
