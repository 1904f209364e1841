import { expect, test } from 'vitest';
import { storedData } from '../../../../../src/rules/privacy/stored-data.ts';
import { valuesOf, visitOf } from '../../../../../src/rules/visit/visit.ts';
import { deniedNames } from '../../../../../src/runtime/shared/consent/denied-names.ts';
import { noConsent, preferencesWith } from '../../../../../src/runtime/shared/consent/preferences.ts';
import { cookieText } from '../../../../../src/runtime/shared/cookie.ts';
import { cookiesToSet, storedVisit } from '../../../../../src/runtime/shared/visit/cookies.ts';

const year = 31_536_000;
const halfHour = 1800;

/** The cookies that are written when a visitor lands with these cookies. */
function written(reference: string, cookies = '', denied: readonly string[] = []) {
  const landing = new URL(reference, 'https://www.helios.example');
  return cookiesToSet({ visit: visitOf(landing), landing, pathPrefix: '/helios', cookies, denied });
}

const names = (cookies: readonly { readonly name: string }[]) => cookies.map(({ name }) => name);

test('The cookies of a visit hold the visit for a year and the landing for half an hour', () => {
  expect(written('/helios/en/pricing?utm_source=a%26b&gclid=G')).toEqual([
    { name: 'utm_source', value: 'a&b', maxAge: year },
    { name: 'gclid', value: 'G', maxAge: year },
    { name: 'latest_utm_source', value: 'a&b', maxAge: year },
    { name: 'landingPage', value: '/pricing', maxAge: halfHour },
    { name: 'landingLocale', value: 'en', maxAge: halfHour },
    { name: 'loggedInCurrently', value: 'false', maxAge: halfHour },
    { name: 'loggedInPreviously', value: 'false', maxAge: halfHour },
    {
      name: 'rawLandingPage',
      value: 'https://www.helios.example/helios/en/pricing?utm_source=a%26b',
      maxAge: halfHour,
    },
  ]);
});

test('A cookie that is there already is not written again, and neither is a second landing', () => {
  const there = 'utm_source=a%26b; latest_utm_source=a%26b; landingPage=%2F';
  expect(written('/helios/en/pricing?utm_source=a%26b', there)).toEqual([]);
  expect(written('/helios/en/pricing', there)).toEqual([]);
});

test('The cookies of a campaign that the latest one lacks are removed', () => {
  const there = 'utm_source=a; latest_utm_source=a; latest_utm_term=t; landingPage=%2F';
  expect(written('/helios/en?utm_source=b', there)).toEqual([
    { name: 'latest_utm_source', value: 'b', maxAge: year },
    { name: 'latest_utm_term', value: '', maxAge: 0 },
  ]);
});

test('A visitor who is logged in has a cookie that says so from then on', () => {
  const first = written('/helios/en', 'helios-logged-in=true');
  expect(first).toContainEqual({ name: 'helios-was-logged-in', value: 'true', maxAge: year });
  expect(first).toContainEqual({ name: 'loggedInCurrently', value: 'true', maxAge: halfHour });
  expect(first).toContainEqual({ name: 'loggedInPreviously', value: 'false', maxAge: halfHour });
  const later = written('/helios/en', 'helios-was-logged-in=true; helios-logged-in=no');
  expect(names(later)).not.toContain('helios-was-logged-in');
  expect(later).toContainEqual({ name: 'loggedInCurrently', value: 'false', maxAge: halfHour });
  expect(later).toContainEqual({ name: 'loggedInPreviously', value: 'true', maxAge: halfHour });
});

test('The cookies of a visit never make the head of a request too long for a server', () => {
  const query = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}=${'ä'.repeat(400)}`);
  const cookies = written(`/helios/en?${query.join('&')}&gclid=G`).map((each) => cookieText(each, { isSecure: true }));
  const sent = cookies.map((text) => text.slice(0, text.indexOf(';'))).join('; ');
  expect(sent.length).toBeLessThanOrEqual(4096);
  expect(sent).toContain('gclid=G');
  expect(sent).toContain('landingPage=%2F');
  const later = written(`/helios/en?${query.join('&')}`, `landingPage=%2F; rawLandingPage=${'y'.repeat(500)}`);
  const visit = later
    .map((each) => cookieText(each, { isSecure: true }))
    .map((text) => text.slice(0, text.indexOf(';')));
  expect(visit.join('; ').length).toBeLessThanOrEqual(4096 - 500);
});

test('The values of a campaign need analytics alone, and those of a click need advertisement alone', () => {
  const reference = '/helios/en?utm_source=a&gclid=G&referral=maja&uuid=U&fbclid=F';
  const deniedWith = (category: 'analytics' | 'advertisement' | 'functionality') =>
    deniedNames(storedData, preferencesWith(['necessary', category]));
  const cookies = 'helios-logged-in=true';
  expect(names(written(reference, cookies, deniedWith('analytics')))).toEqual([
    'utm_source',
    'latest_utm_source',
    'uuid',
    'landingPage',
    'landingLocale',
    'loggedInCurrently',
    'loggedInPreviously',
    'rawLandingPage',
  ]);
  expect(names(written(reference, cookies, deniedWith('advertisement')))).toEqual([
    'gclid',
    'referral',
    'facebookClickId',
  ]);
  expect(names(written(reference, cookies, deniedWith('functionality')))).toEqual(['helios-was-logged-in']);
  expect(written(reference, cookies, deniedNames(storedData, noConsent))).toEqual([]);
});

test('A later page keeps the click of the landing where only advertisement is allowed', () => {
  const denied = deniedNames(storedData, preferencesWith(['advertisement']));
  expect(written('/helios/en/pricing', 'facebookClickId=F', denied)).toEqual([]);
});

test('A stored value that consent does not allow is not read', () => {
  const denied = deniedNames(storedData, preferencesWith(['advertisement']));
  expect(valuesOf(storedVisit('utm_source=a; gclid=G', denied))).toEqual({ gclid: 'G' });
});

test('Cookies that somebody else wrote are checked like the query of an address', () => {
  const cookies =
    'utm_source=%E0%A4%A; utm_medium=%3Cscript%3E; utm_term=a%0Ab; gclid=a=b; gclid=far; __proto__=x; latest_utm_source=ok';
  expect(valuesOf(storedVisit(cookies, []))).toEqual({ gclid: 'a=b', latest_utm_source: 'ok' });
});
