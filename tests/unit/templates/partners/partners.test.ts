import { expect, test } from 'vitest';
import { partnersByCity } from '../../../../src/templates/partners/partners.ts';
import { partners } from '../../support/partners.ts';
import { samplePage } from '../../support/sample-page.ts';

test('Partners are listed by city and by name, and those without a city come last', () => {
  const cities = partnersByCity(samplePage({ documents: partners }).page);
  expect(cities.map(({ city, partners: all }) => [city, ...all.map((each) => each.partner.uid)])).toEqual([
    ['Bristol', 'bruno'],
    ['Leeds', 'abel', 'zenobia'],
    [null, 'nowhere'],
  ]);
});
