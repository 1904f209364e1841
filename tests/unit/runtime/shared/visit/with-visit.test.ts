import { expect, test } from 'vitest';
import { arrivalBy, joinVisits, leadFieldsOf, visitOf } from '../../../../../src/rules/visit/visit.ts';
import { withVisit } from '../../../../../src/runtime/shared/visit/with-visit.ts';

const on = (reference: string) => new URL(reference, 'https://www.helios.example/helios/en/');

/** Where a link leads on a page, as its reference from the site's root. */
function led(link: string, page: string): string {
  const from = on(page);
  const { href } = withVisit(on(link), { visit: visitOf(from), from, pathPrefix: '/helios', refused: [] });
  return href.replace('https://www.helios.example', '');
}

test('A link of a page without parameters of a visit stays as it is', () => {
  expect(led('pricing?plan=daylight%20savings&x=a+b#faq', '?signup=open&a=1')).toBe(
    '/helios/en/pricing?plan=daylight%20savings&x=a+b#faq',
  );
});

test('A link carries the parameters of the visit, and nothing else of the page’s query', () => {
  const query = 'utm_source=news&utm_term=cards&gclid=G1&referral=maja&partner=datev&fbclid=F1&uuid=7';
  const names = (reference: string) => [...on(reference).searchParams].sort();
  expect(names(led('/helios/de/preise', `?signup=open&${query}&a=1`))).toEqual([...new URLSearchParams(query)].sort());
});

test('A link that carries the visit already does not change', () => {
  const link = 'pricing?a=%20&utm_source=news%20letter&gclid=G1';
  expect(led(link, '?utm_source=news+letter&gclid=G1')).toBe(`/helios/en/${link}`);
});

test('A link carries nothing of the visit that the visitor has refused', () => {
  const from = on('?utm_source=news&gclid=G1&fbclid=F1&referral=maja&partner=datev');
  const carried = (refused: readonly string[]) =>
    withVisit(on('contact?utm_term=cards'), { visit: visitOf(from), from, pathPrefix: '/helios', refused }).search;
  expect(carried(['utm_source', 'latest_utm_source', 'gclid', 'facebookClickId', 'referral'])).toBe(
    '?utm_term=cards&partner=datev',
  );
  expect(carried(['utm_source', 'latest_utm_source'])).toContain('fbclid=F1');
});

test('A link of another campaign carries both: the first one stays, and its own is the latest', () => {
  const next = on(led('contact?utm_medium=mail', '?utm_source=news&utm_term=cards'));
  const expected = { utm_source: 'news', utm_term: 'cards', latest_utm_medium: 'mail' };
  expect(leadFieldsOf(visitOf(next))).toEqual(expected);
  expect(leadFieldsOf(visitOf(on(led('pricing', next.href))))).toEqual(expected);
});

test('A link carries the partner on whose page the visit began', () => {
  const from = on('integrations/ledger');
  const visit = joinVisits(arrivalBy('xero'), visitOf(from));
  expect(withVisit(on('contact'), { visit, from, pathPrefix: '/helios', refused: [] }).search).toBe('?partner=xero');
});

test.each(['https://app.helios.example/register', '/helios/static/guide.pdf', '/sitemap.xml', 'mailto:a@b.example'])(
  'A link to %s carries nothing',
  (link) => {
    const from = on('?utm_source=news');
    expect(withVisit(on(link), { visit: visitOf(from), from, pathPrefix: '/helios', refused: [] }).href).toBe(
      on(link).href,
    );
  },
);
