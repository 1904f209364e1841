import { expect, test } from 'vitest';
import { parseDestinations, preferencesFor } from '../../../../src/runtime/analytics/destinations.ts';
import { parseConsent } from '../../../../src/runtime/shared/consent/preferences.ts';

/** A list as https://cdn.segment.com/v1/projects/{key}/integrations answers it. */
const list = [
  { name: 'Zendesk', creationName: 'Zendesk', category: 'Helpdesk', description: '', website: '' },
  { name: 'Google Ads', creationName: 'AdWords', category: 'Advertising' },
  { name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' },
  { name: 'Fullstory', creationName: 'FullStory', category: 'Heatmaps & Recordings' },
  { name: 'Repeater', creationName: 'Repeater', category: 'Raw Data' },
  { name: 'Tomorrow', creationName: 'Tomorrow', category: 'A category of tomorrow' },
  { name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' },
];

test('The destinations of a project are its integrations by id, each with the preference of its category', () => {
  expect(parseDestinations(list)).toEqual([
    { id: 'AdWords', preference: 'advertising' },
    { id: 'Amplitude', preference: 'marketingAndAnalytics' },
    { id: 'Fullstory', preference: 'marketingAndAnalytics' },
    { id: 'Tomorrow', preference: undefined },
    { id: 'Zendesk', preference: 'functional' },
  ]);
});

test.each([[null], [{ error: 'no' }], [['x', null, {}]]])('%j has no destinations', (answer) => {
  expect(parseDestinations(answer)).toEqual([]);
});

test.each([
  ['allowed analytics', []],
  ['allowed analytics functionality', ['Zendesk']],
  ['allowed analytics advertisement', ['AdWords', 'Amplitude', 'Fullstory']],
  ['allowed analytics advertisement functionality', ['AdWords', 'Amplitude', 'Fullstory', 'Zendesk']],
  ['analytics advertisement functionality', []],
])('With the consent "%s", calls are passed on to %j', (consent, on) => {
  const { destinations } = preferencesFor(parseConsent(consent), parseDestinations(list));
  expect(Object.keys(destinations).filter((id) => destinations[id])).toEqual(on);
});

test('Marketing and analytics are allowed together, as the consent of the site names them', () => {
  const custom = (consent: string) => preferencesFor(parseConsent(consent), []).custom;
  expect(custom('allowed analytics')).toEqual({ functional: false, marketingAndAnalytics: false, advertising: false });
  expect(custom('allowed advertisement')).toEqual({
    functional: false,
    marketingAndAnalytics: false,
    advertising: true,
  });
});
