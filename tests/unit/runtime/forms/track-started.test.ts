import { expect, test } from 'vitest';
import { startedProperties } from '../../../../src/runtime/forms/track-started.ts';

const visit = { gclid: 'Cj0', utm_source: 'newsletter', _ttcid: 'tt1' };

test('The conversion has the ids of clicks and who signs up, and neither address nor campaign', () => {
  expect(startedProperties({ email: 'maja@nordvik.example', kind: 'visitor', visit })).toEqual({
    partner: 'no',
    gclid: 'Cj0',
    _ttcid: 'tt1',
  });
  expect(startedProperties({ email: 'maja@nordvik.example', kind: 'partner', visit: {} })).toEqual({ partner: 'yes' });
});

test.each(['maja@gmail.com', ' Maja@GMail.com ', 'maja@googlemail.com'])(
  'A sign-up with the Gmail address "%s" is no conversion',
  (email) => {
    expect(startedProperties({ email, kind: 'visitor', visit })).toBeUndefined();
  },
);

test('A work address with Gmail in its name is a conversion', () => {
  expect(startedProperties({ email: 'gmail.com@nordvik.example', kind: 'visitor', visit })).toBeDefined();
});
