import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

test('A list of renewals sets a renewal on the dial at its day, and a cancelled one as a hole', () => {
  const rows = [
    { value: '16', category: 'software' },
    { value: '31', category: 'none' },
  ];
  const dial = sceneMarkup({ kind: 'subscription_list', rows }, 'hero');
  expect(dial).toContain('<circle cx="520" cy="80" r="8" fill="#413f84">');
  expect(dial).toContain('<circle cx="970" cy="530" r="12" fill="#fff"');
});

test('A list of renewals leaves a renewal without a day of the month off the dial', () => {
  const rows = [
    { value: 'every week', category: 'software' },
    { value: '32', category: 'software' },
  ];
  expect(sceneMarkup({ kind: 'subscription_list', rows }, 'hero')).not.toMatch(/<circle[^>]* r="(?:8|12)"/);
});

test('A list of renewals shows the closed card with a sun that has set', () => {
  const markup = sceneMarkup({ kind: 'subscription_list', card_holder: 'Gantt Garden', card_label: 'Closed' });
  expect(markup).toContain('<circle cx="220" cy="146" r="76" fill="none">');
});

test('A renewal that somebody should look at is not marked as done', () => {
  const rows = [{ label: 'Stockroom Cloud', note: 'Up £90', is_waiting: true }];
  expect(sceneMarkup({ kind: 'subscription_list', rows })).toContain('data-waiting="true"');
});

test.each([
  [['1 Nov · 64 seats', '12 Nov · 8 seats'], '6 Nov'],
  [['Nov 12 · Ada'], 'Nov 6'],
  [['1er nov. · 64 licences', '12 nov. · 8 licences'], '6 nov.'],
  [['Half price to 12 Nov'], '6'],
])('The days on the dial of %j are written like %j', (details, text) => {
  const rows = details.map((detail) => ({ detail, value: '12' }));
  expect(sceneMarkup({ kind: 'subscription_list', rows }, 'hero')).toContain(`>${text}</text>`);
});
