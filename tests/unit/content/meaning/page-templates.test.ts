import { expect, test } from 'vitest';
import { type TemplateRules, templateRulesOf } from '../../../../src/content/meaning/page-templates.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { documentOf } from '../../support/document-of.ts';

/** The options of the Select, as editors find them in the CMS. */
function templatesOfModel(): readonly string[] {
  const field = loadModels().customTypes.find(({ id }) => id === 'page')?.json.Main?.template;
  return field?.type === 'Select' ? (field.config?.options ?? []) : [];
}

function templatesWith(rule: keyof TemplateRules, value: boolean): string[] {
  return templatesOfModel()
    .filter((template) => templateRulesOf(documentOf('page', { template }))[rule] === value)
    .sort();
}

test('Search engines are kept from pages behind forms, campaigns, the app and errors', () => {
  expect(templatesWith('isIndexable', false)).toEqual(['app_link', 'bigform', 'error', 'experiment', 'thank_you']);
});

test('Pages that nobody reaches through the site show no crumbs', () => {
  expect(templatesWith('hasCrumbs', false)).toEqual(['bigform', 'experiment', 'thank_you']);
});

test('Secondary markets may have home, pricing and the pages for errors', () => {
  expect(templatesWith('isAllowedInSecondaryMarkets', true)).toEqual(['error', 'home', 'pricing']);
});

test('A template that the model does not have, or a type without templates, follows the usual rules', () => {
  const standard = templateRulesOf(documentOf('page', { template: 'standard' }));
  for (const template of [null, 'constructor', 7]) {
    expect(templateRulesOf(documentOf('page', { template }))).toBe(standard);
  }
  expect(templateRulesOf(documentOf('landing_page'))).toBe(standard);
});
