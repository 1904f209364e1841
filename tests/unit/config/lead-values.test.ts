import { expect, test } from 'vitest';
import { leadValues } from '../../../config/lead-values.ts';
import { partnerIds } from '../../../config/partners.ts';
import { loadModels } from '../../../src/content/models/load-models.ts';
import { sentAlongNames, typedNames } from '../../../src/rules/leads/field-names.ts';

function optionsOf(type: string, name: string): readonly string[] {
  const model = loadModels().customTypes.find(({ id }) => id === type);
  const field = Object.values(model?.json ?? {})
    .flatMap((tab) => Object.entries(tab))
    .find(([key]) => key === name)?.[1];
  return field?.type === 'Select' ? (field.config?.options ?? []) : [];
}

test('Every field with a list of values is a field that a lead is sent with', () => {
  const names: readonly string[] = sentAlongNames;
  expect(Object.keys(leadValues).filter((name) => !names.includes(name))).toEqual([]);
});

test.each([
  ['lead_form', 'lead_type', leadValues.type_of_lead],
  ['lead_form', 'capture_type', leadValues.lead_source_latest_capture_type],
  ['lead_form', 'lifecycle_stage', leadValues.lifecyclestage],
  ['lead_form', 'partner_channel', leadValues.partner_channel],
  ['lead_form', 'campaign', leadValues.latest_campaign],
  ['lead_form', 'event_name', leadValues.event_name],
  ['lead_form', 'partner_id', partnerIds],
  ['page', 'campaign', leadValues.latest_campaign],
  ['page', 'event_name', leadValues.event_name],
  ['landing_page', 'campaign', leadValues.latest_campaign],
  ['landing_page', 'event_name', leadValues.event_name],
  ['partner', 'partner_channel', leadValues.partner_channel],
  ['integration', 'partner_id', partnerIds],
])('An editor can choose exactly the values that HubSpot knows in %s, %s', (type, name, values) => {
  expect(optionsOf(type, name)).toEqual(values);
});

test('An editor can ask for exactly the fields that visitors may fill in', () => {
  const model = loadModels().customTypes.find(({ id }) => id === 'lead_form');
  const groups = Object.values(model?.json ?? {}).flatMap((tab) => Object.values(tab));
  const options = groups.flatMap((group) => {
    const name = group.type === 'Group' ? group.config?.fields?.name : undefined;
    return name?.type === 'Select' ? (name.config?.options ?? []) : [];
  });
  expect(options.toSorted()).toEqual(typedNames.toSorted());
});
