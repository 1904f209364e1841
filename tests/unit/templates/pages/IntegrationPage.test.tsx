import { expect, test } from 'vitest';
import { IntegrationPage } from '../../../../src/templates/pages/IntegrationPage.tsx';
import { documentOf } from '../../support/document-of.ts';
import { emptyDivision, emptyElement } from '../../support/empty-element.ts';
import { samplePage } from '../../support/sample-page.ts';

test('An integration whose optional fields are empty still has its name, and no empty frame', () => {
  const markup = samplePage().html(<IntegrationPage document={documentOf('integration', {}, { uid: 'bare' })} />);
  expect(markup).toMatch(/<h1[^>]*>bare<\/h1>/);
  expect(markup).not.toMatch(emptyElement);
  expect(markup).not.toMatch(emptyDivision);
});

test('An integration with a headline has its name beside its tile, above the headline', () => {
  const document = documentOf('integration', { name: 'Xero', headline: 'Within the hour' }, { uid: 'xero' });
  const markup = samplePage().html(<IntegrationPage document={document} />);
  expect(markup).toMatch(/<h1[^>]*>Within the hour<\/h1>/);
  expect(markup.indexOf('Xero')).toBeLessThan(markup.indexOf('<h1'));
});

test('The page of an integration quotes the customer who names it first, and leads to that case', () => {
  const integration = documentOf('integration', { name: 'Xero' }, { uid: 'xero' });
  const uses = { integration: { link_type: 'Document', id: integration.id } } as const;
  const other = { integration: { link_type: 'Document', id: 'other' } } as const;
  const first = documentOf('customer_case', { quote: 'First', integrations: [uses, other] }, { uid: 'first' });
  const second = documentOf('customer_case', { quote: 'Second', integrations: [other, uses] }, { uid: 'second' });
  const markup = samplePage({ documents: [integration, second, first] }).html(
    <IntegrationPage document={integration} />,
  );
  expect(markup).toContain('First');
  expect(markup).not.toContain('Second');
});

test('What a customer says about the integration goes before the quote of a case, which no second page shows', () => {
  const integration = documentOf('integration', { name: 'Slack' }, { uid: 'slack' });
  const uses = { integration: { link_type: 'Document', id: integration.id }, quote: null } as const;
  const other = { integration: { link_type: 'Document', id: 'other' }, quote: null } as const;
  const general = documentOf('customer_case', { quote: 'First', integrations: [uses] }, { uid: 'first' });
  const said = { ...uses, quote: 'In Slack it is one thumb.' };
  const about = documentOf('customer_case', { quote: 'Second', integrations: [other, said] }, { uid: 'second' });
  const markupOf = (...cases: (typeof general)[]) =>
    samplePage({ documents: [integration, ...cases] }).html(<IntegrationPage document={integration} />);
  expect(markupOf(general, about)).toContain('In Slack it is one thumb.');
  expect(markupOf(general, about)).not.toMatch(/First|Second/);
  const second = documentOf('customer_case', { quote: 'Second', integrations: [other, uses] }, { uid: 'second' });
  expect(markupOf(second)).not.toContain('Second');
});

test('The opening of an integration leads with the first action of its call to action, before the website', () => {
  const begin = {
    link_type: 'Web',
    url: 'https://app.helios.example',
    text: 'Get started',
    variant: 'Primary',
  } as const;
  const cta = { id: 'cta', slice_type: 'cta', variation: 'banner', primary: { links: [begin] } };
  const site = { link_type: 'Web', url: 'https://slack.example' } as const;
  const document = documentOf('integration', { external_url: site, slices: [cta] as never }, { uid: 'slack' });
  const opening = samplePage()
    .html(<IntegrationPage document={document} />)
    .split('</header>')[0];
  expect(opening).toMatch(/href="https:\/\/app\.helios\.example\/?".*href="https:\/\/slack\.example\/?"/);
});

test('The page of an integration names others of its category only if there are three or more', () => {
  const [first, ...others] = ['one', 'two', 'three', 'four'].map((uid) =>
    documentOf('integration', { name: uid, category: 'hr' }, { uid }),
  ) as [ReturnType<typeof documentOf<'integration'>>, ...ReturnType<typeof documentOf<'integration'>>[]];
  const pageWith = (documents: typeof others) =>
    samplePage({ documents: [first, ...documents] }).html(<IntegrationPage document={first} />);
  expect(pageWith(others)).toContain('three');
  expect(pageWith(others.slice(0, 2))).not.toContain('two');
});
