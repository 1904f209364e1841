import { expect, test } from 'vitest';
import { storedData } from '../../../../../src/rules/privacy/stored-data.ts';
import { StoredData } from '../../../../../src/templates/slices/StoredData/StoredData.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { samplePage } from '../../../support/sample-page.ts';

const slice = sliceOf('stored_data', 'default', {});
const captcha = { siteKey: 'key-1', origin: 'https://www.google.com' };

test('The table of stored data has each name and purpose, below the categories of consent that it needs', () => {
  const { html } = samplePage();
  const markup = html(<StoredData slice={slice} index={1} />).replaceAll('<wbr/>', '');
  for (const { purpose, names } of storedData) {
    expect(markup).toContain(`stored_${purpose}`);
    for (const name of names) expect(markup).toContain(`>${name}</code>`);
  }
  expect(markup).toMatch(
    /<h2[^>]*>stored_necessary<\/h2>.*<h2[^>]*>stored_analytics<\/h2>.*<h2[^>]*>stored_advertisement<\/h2>/,
  );
  expect(markup).toContain('stored_until_tab_closed');
});

test('A name of stored data breaks between its words only', () => {
  const markup = samplePage().html(<StoredData slice={slice} index={1} />);
  for (const name of ['latest_<wbr/>utm_<wbr/>source', 'landing<wbr/>Locale', '_fbc'])
    expect(markup).toContain(`>${name}<`);
});

test('The table of stored data has the captcha’s cookie only on a site with a captcha', () => {
  expect(samplePage().html(<StoredData slice={slice} index={1} />)).not.toContain('stored_captcha');
  expect(samplePage({ captcha }).html(<StoredData slice={slice} index={1} />)).toContain('stored_captcha');
});
