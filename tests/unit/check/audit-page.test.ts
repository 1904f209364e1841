import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { openAudit } from '../../../src/check/audit-page.ts';
import { readPageFacts } from '../../../src/site/page-facts.ts';
import { documentOf } from '../support/document-of.ts';
import { route } from './samples.ts';

test('A page is checked for its document, its markup and its bytes', async () => {
  const html = `<p>Not a page.${randomBytes(60_000).toString('base64')}`;
  const document = documentOf('page', { meta_title: 'Pricing' });
  const findings = await openAudit()({
    html: Buffer.from(html),
    isWithin: () => false,
    facts: readPageFacts(html),
    route: route(),
    document,
    config,
  });
  expect(new Set(findings.map(({ code }) => code))).toEqual(
    new Set(['missing-meta', 'missing-heading', 'invalid-page', 'over-budget']),
  );
});
