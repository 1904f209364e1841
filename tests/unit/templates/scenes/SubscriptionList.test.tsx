import { expect, test } from 'vitest';
import { sceneMarkup } from './scene-markup.tsx';

test('A list of renewals sets a renewal on the dial at its day, and a cancelled one as a hole', () => {
  const rows = [
    { value: '16', category: 'software' },
    { value: '31', category: 'none' },
  ];
  const dial = sceneMarkup({ kind: 'subscription_list', rows }, 'hero');
  expect(dial).toContain('<circle cx="345" cy="116" r="8" fill="#413f84">');
  expect(dial).toContain('<circle cx="464" cy="84" r="12" fill="#fff"');
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

test('Every date on the dial is a date of the list, and dates that would touch are left out', () => {
  const days = ['1er', '3', '12', '19', '24', '28'];
  const rows = days.map((day) => ({
    detail: `${day} nov. · Ada`,
    value: String(Number.parseInt(day, 10)),
    category: day === '24' ? 'none' : 'software',
  }));
  const dial = sceneMarkup({ kind: 'subscription_list', rows }, 'hero');
  expect([...dial.matchAll(/>([^<]*)<\/text>/g)].map(([, text]) => text).slice(0, 3)).toEqual([
    '24 nov.',
    '1er nov.',
    '12 nov.',
  ]);
});
