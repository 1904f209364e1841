import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { CaseArticle } from '../../../src/templates/cases/CaseArticle.tsx';
import { type Case, industriesOf, latestCases } from '../../../src/templates/cases/cases.ts';
import type { Integration } from '../../../src/templates/integrations/integrations.ts';
import type { PageContext } from '../../../src/templates/page-context.ts';
import { IntegrationPage } from '../../../src/templates/pages/IntegrationPage.tsx';
import { PartnerPage } from '../../../src/templates/pages/PartnerPage.tsx';
import { type Partner, partnersByCity } from '../../../src/templates/partners/partners.ts';
import type { SliceOf } from '../../../src/templates/slice-props.ts';
import { CaseList } from '../../../src/templates/slices/CaseList/CaseList.tsx';
import { IntegrationList } from '../../../src/templates/slices/IntegrationList/IntegrationList.tsx';
import { PartnerList } from '../../../src/templates/slices/PartnerList/PartnerList.tsx';
import { samplePage } from '../support/sample-page.ts';

const emptyCase = { slices: [], stats: [], integrations: [], hero_image: {}, logo: {} };
const emptyPartner = { slices: [], services: [], logo: {}, website: { link_type: 'Any' } };
const emptyIntegration = { slices: [], facts: [], features: [], logo: {}, external_url: { link_type: 'Any' } };

function documentOf(type: string, uid: string, data: object) {
  return { id: uid, type, uid, lang: 'en-gb', url: `/${uid}`, tags: [], data };
}
const customer = (uid: string, data = {}) =>
  documentOf('customer_case', uid, { ...emptyCase, ...data }) as unknown as Case;
const partner = (uid: string, data = {}) =>
  documentOf('partner', uid, { ...emptyPartner, ...data }) as unknown as Partner;
const integration = (uid: string, data = {}) =>
  documentOf('integration', uid, { ...emptyIntegration, ...data }) as unknown as Integration;

/** A page in a locale whose documents are these; each has a page of its own. */
function pageWith(...documents: readonly { readonly type: string }[]) {
  const list = ((type: string) => documents.filter((each) => each.type === type)) as unknown as PageContext['list'];
  const link = ((field: { link_type: string; uid?: string } | null) =>
    field?.link_type === 'Document' ? { href: `/${field.uid}`, text: field.uid } : undefined) as PageContext['link'];
  return samplePage({ list, link });
}

function slice(type: string, variation: string, primary = {}) {
  return {
    slice_type: type,
    variation,
    primary: { theme: null, anchor_id: null, heading: null, links: [], ...primary },
  };
}

/** The choices of a filter in order, each with its count. */
function choicesIn(markup: string): string[] {
  return [...markup.matchAll(/value="(\d)"[^>]*\/>([^<]+)<span[^>]*>(\d+)/g)].map(([, ...parts]) => parts.join(' '));
}
const withoutTags = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ');

describe('the directory of integrations', () => {
  const page = pageWith(
    integration('xero', { name: 'Xero', category: 'accounting' }),
    integration('slack', { name: 'Slack', category: 'communication' }),
    integration('datev', { name: 'DATEV', category: 'accounting' }),
    integration('odd', { name: 'Odd' }),
  );
  const directory = slice('integration_list', 'directory') as unknown as SliceOf<'integration_list'>;
  const markup = page.html(<IntegrationList slice={directory} index={2} />);

  test('counts each category that has one, and everything', () => {
    expect(choicesIn(markup)).toEqual(['0 filter_all 4', '1 category_accounting 2', '5 category_communication 1']);
  });

  test('is in the order of names, each marked with the number of its category', () => {
    const rows = [...markup.matchAll(/data-choices="(\d)".*?href="\/(\w+)"/g)].map(([, ...parts]) => parts.join(' '));
    expect(rows).toEqual(['1 datev', '0 odd', '5 slack', '1 xero']);
  });

  test('names its radios after its place on the page, so that two of them don’t share a choice', () => {
    expect(markup).toContain('name="category-2"');
  });
});

describe('the directory of partners', () => {
  const documents = [
    partner('zenobia', { city: 'Leeds', partner_channel: 'Affiliate' }),
    partner('abel', { city: 'Leeds', partner_channel: 'Accounting partners' }),
    partner('nowhere'),
    partner('bruno', { city: 'Bristol', partner_channel: 'Accounting partners' }),
  ];
  const directory = slice('partner_list', 'directory') as unknown as SliceOf<'partner_list'>;

  test('goes city by city and by name; who has none is last', () => {
    const cities = partnersByCity(pageWith(...documents).page);
    expect(cities.map(({ city, partners }) => [city, ...partners.map((each) => each.partner.uid)])).toEqual([
      ['Bristol', 'bruno'],
      ['Leeds', 'abel', 'zenobia'],
      [null, 'nowhere'],
    ]);
  });

  test('keeps a city while one of its partners is of the chosen channel', () => {
    const markup = pageWith(...documents).html(<PartnerList slice={directory} index={1} />);
    expect(choicesIn(markup)).toEqual(['0 filter_all 4', '1 channel_accounting 2', '5 channel_affiliate 1']);
    expect(markup).toMatch(/<section[^>]*data-choices="1 5"><h2[^>]*>Leeds/);
  });

  test('offers no choice where there is only one channel', () => {
    const markup = pageWith(partner('one', { partner_channel: 'Affiliate' })).html(
      <PartnerList slice={directory} index={1} />,
    );
    expect(markup).not.toContain('<fieldset');
    expect(markup).toContain('href="/one"');
  });
});

describe('cases', () => {
  const cases = [
    customer('older', { published: '2026-02-01', industry: 'Retail' }),
    customer('undated', { industry: 'Transport' }),
    customer('newer', { published: '2026-09-01', industry: 'Retail' }),
  ];

  test('are newest first, undated ones last', () => {
    expect(latestCases(pageWith(...cases).page).map(({ told }) => told.uid)).toEqual(['newer', 'older', 'undated']);
  });

  test('have their industries counted, the most frequent first', () => {
    const page = pageWith(...cases, customer('none'));
    expect(industriesOf(latestCases(page.page), 'en')).toEqual([
      { label: 'Retail', count: 2 },
      { label: 'Transport', count: 1 },
    ]);
  });

  test('lead to two others, the ones after them in time and then the newest', () => {
    const [older] = cases;
    const markup = older && pageWith(...cases).html(<CaseArticle document={older} kind="customer" />);
    expect(markup?.match(/href="\/(undated|newer|older)"/g)).toEqual(['href="/undated"', 'href="/newer"']);
  });
});

describe('with everything optional missing', () => {
  const empty = /null|undefined|<(?:header|section|article|div|ul|ol|dl|dd|p|h1|h2|h3|span)(?: class="[^"]*")?><\//;
  const partnerless = partner('alone');
  const bare = integration('bare');

  test.each<[string, ReactNode, string]>([
    ['a case', <CaseArticle key="case" document={customer('quiet')} kind="customer" />, 'quiet'],
    ['a partner', <PartnerPage key="partner" document={partnerless} />, 'alone'],
    ['an integration', <IntegrationPage key="integration" document={bare} />, 'bare'],
  ])('%s still has its name, and no empty frame', (_name, element, name) => {
    const markup = pageWith().html(element);
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    expect(markup).not.toMatch(empty);
  });
});

describe('a list with nothing in it', () => {
  const lists = (primary: object) => [
    <CaseList
      key="cases"
      slice={slice('case_list', 'filterable', primary) as unknown as SliceOf<'case_list'>}
      index={1}
    />,
    <IntegrationList
      key="integrations"
      slice={slice('integration_list', 'directory', primary) as unknown as SliceOf<'integration_list'>}
      index={1}
    />,
    <PartnerList
      key="partners"
      slice={slice('partner_list', 'directory', primary) as unknown as SliceOf<'partner_list'>}
      index={1}
    />,
  ];

  test('leaves no trace without a heading', () => {
    expect(pageWith().html(lists({}))).toBe('');
  });

  test('says so under its heading', () => {
    expect(withoutTags(pageWith().html(lists({ heading: 'Ours' }))).match(/Ours\s+list_empty/g)).toHaveLength(3);
  });
});
