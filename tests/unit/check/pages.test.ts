import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slicesBelowHeadings } from '../../../src/check/content-faults.ts';
import { checkPage } from '../../../src/check/pages.ts';
import { createSourceHash } from '../../../src/check/policy.ts';
import type { ContentDocument } from '../../../src/content/content-source.ts';
import { readPageFacts } from '../../../src/site/page-facts.ts';
import { documentOf, sliceOf } from '../support/document-of.ts';
import { route } from './samples.ts';

const style = 'main{margin:0}';
const script = 'import"/helios/static/boot-1.js"';
const integrity = 'sha384-abc';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'none';script-src ${hash(script)} '${integrity}' 'strict-dynamic';style-src ${hash(style)};require-trusted-types-for 'script'`;

const hashSource = createSourceHash();

const parts = {
  lang: ' lang="en-GB"',
  policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  title: '<title>Pricing</title>',
  description: '<meta name="description" content="What it costs.">',
  canonical: '<link rel="canonical" href="https://www.helios.example/helios/en/pricing">',
  data: '<script type="application/ld+json">{"@graph":[]}</script>',
  style: `<style>${style}</style>`,
  script: `<script type="module">${script}</script><script type="module" src="/boot.js" integrity="${integrity}"></script>`,
  heading: '<h1 id="top">Plans <em>&amp; prices</em></h1>',
  body: '<svg><title>Logo</title></svg><img src="/a.png" width="10" height="20" alt=""><template id="x"></template>',
};

/** The findings of a sound page in which some parts are replaced. */
function faults(changed: Partial<typeof parts> = {}, routed: Parameters<typeof route>[0] = {}) {
  const { lang, heading, body, ...head } = { ...parts, ...changed };
  const html = `<!doctype html><html${lang}><head>${Object.values(head).join('')}</head><body>${heading}${body}</body></html>`;
  const site = { origin: 'https://www.helios.example', trailingSlash: 'never' } as const;
  return checkPage({ facts: readPageFacts(html), route: route(routed), site, hashSource }).map(({ message }) =>
    message.replace('The markup of a page is wrong: ', ''),
  );
}

test('A sound page has no findings', () => {
  expect(faults()).toEqual([]);
});

test('A fault of a page is a finding with its page and its document', () => {
  const site = { origin: 'https://www.helios.example', trailingSlash: 'never' } as const;
  const [finding] = checkPage({ facts: readPageFacts(''), route: route(), site, hashSource });
  expect(finding).toMatchObject({
    code: 'invalid-page',
    severity: 'error',
    pathnames: ['/helios/en/pricing'],
    document: { id: 'A1', type: 'page', uid: 'pricing', lang: 'en-gb' },
  });
});

test.each([
  [{ lang: '' }, 'its lang is missing, not "en-GB".'],
  [{ lang: ' lang="en"' }, 'its lang is "en", not "en-GB".'],
  [{ title: '' }, 'it has 0 title elements, not one.'],
  [{ title: '<title> </title>' }, 'its title is empty.'],
  [{ canonical: '' }, 'its canonical address is missing, not "https://www.helios.example/helios/en/pricing".'],
  [
    { canonical: '<link rel="canonical" href="https://www.helios.example/helios/en/pricing/">' },
    'its canonical address is "https://www.helios.example/helios/en/pricing/", not "https://www.helios.example/helios/en/pricing".',
  ],
  [{ heading: '' }, 'it has 0 h1 elements, not one.'],
  [{ heading: '<h1>A</h1><h1>B</h1>' }, 'it has 2 h1 elements, not one.'],
  [{ heading: '<h1> </h1>' }, 'its h1 is empty.'],
  [{ body: '<img src="/a.png" width="10" alt="">' }, 'the image "/a.png" has no height.'],
  [{ body: '<img src="/a.png" width="0" height="9">' }, 'the image "/a.png" has no width and no alt.'],
  [{ body: '<p id="top"></p><p id="top"></p>' }, 'the id "top" occurs more than once.'],
  [{ body: '<p id="a b"></p>' }, 'an id is empty or has a space in it.'],
  [
    { body: '<p style="color:red"></p>' },
    '<p style="color:red"> has a style attribute, which its Content-Security-Policy blocks.',
  ],
  [
    { body: '<button onclick="x()"></button>' },
    '<button onclick> is an inline handler, which its Content-Security-Policy blocks.',
  ],
  [{ policy: '' }, 'it has no Content-Security-Policy.'],
  [
    { style: '<style>main{margin:1px}</style>' },
    'its Content-Security-Policy blocks an inline style ("main{margin:1px}").',
  ],
  [{ script: '<script>alert(1)</script>' }, 'its Content-Security-Policy blocks an inline script ("alert(1)").'],
  [{ script: '<script src="/x.js"></script>' }, 'its Content-Security-Policy blocks the script /x.js.'],
])('The fault %j of a page is a finding', (changed, fault) => {
  expect(faults(changed)).toEqual([fault]);
});

test('JSON-LD that is not JSON is told with why', () => {
  expect(faults({ data: '<script type="application/ld+json">{"a":}</script>' })).toEqual([
    expect.stringMatching(/^its JSON-LD is not JSON: Unexpected token/),
  ]);
});

test('The check of pages asks for no description, which the check of the content asks for', () => {
  expect(faults({ description: '' })).toEqual([]);
});

const hidden = { isIndexable: false };

test('A page that search engines do not list needs no canonical address', () => {
  expect(faults({ canonical: '' }, hidden)).toEqual([]);
});

test('A page that search engines do not list must not name another page as its own', () => {
  const canonical = '<link rel="canonical" href="https://www.helios.example/helios/en">';
  expect(faults({ canonical }, hidden)).toHaveLength(1);
});

const meta = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}">`;

test('A policy must come before the elements that it guards', () => {
  expect(faults({ lang: parts.lang, policy: `<style>${style}</style>${parts.policy}`, style: '' })).toEqual([
    `an inline style ("${style}") comes before the Content-Security-Policy, which covers only what follows it.`,
  ]);
});

test('A policy must allow nothing unsafe and require Trusted Types', () => {
  const lax = policy
    .replace(";require-trusted-types-for 'script'", '')
    .replace('style-src', "style-src 'unsafe-inline'");
  expect(faults({ policy: meta(lax) })).toEqual([
    "its Content-Security-Policy allows 'unsafe-inline'.",
    'its Content-Security-Policy does not require Trusted Types.',
  ]);
});

test("A policy without strict-dynamic allows the site's own files by 'self'", () => {
  const own = policy.replace("'strict-dynamic'", "'self'");
  expect(faults({ policy: meta(own), script: '<script src="/x.js"></script>' })).toEqual([]);
});

test('A policy is compared with the text that a browser hashes, with one kind of line end', () => {
  const lines = policy.replace(hash(style), hash('a{}\nb{}'));
  expect(faults({ policy: meta(lines), style: '<style>a{}\r\nb{}</style>' })).toEqual([]);
});

describe('a fault of the document', () => {
  const check = (document: ContentDocument, changed: Partial<typeof parts>) => {
    const { lang, heading, body, ...head } = { ...parts, ...changed };
    const html = `<!doctype html><html${lang}><head>${Object.values(head).join('')}</head><body>${heading}${body}</body></html>`;
    const site = { origin: 'https://www.helios.example', trailingSlash: 'never' } as const;
    return checkPage({ facts: readPageFacts(html), route: route(), document, site, hashSource }).map((finding) => [
      finding.code,
      finding.document?.field,
      finding.message,
    ]);
  };
  const page = (...slices: readonly ReturnType<typeof sliceOf>[]) => documentOf('page', { slices });
  const without = { heading: '' };

  test('A page without slices is a fault of its document', () => {
    expect(check(page(), without)).toEqual([
      ['missing-heading', 'slices', 'The page /helios/en/pricing has no slices, so it is empty.'],
    ]);
  });

  test('A hero without a heading is a fault of its document', () => {
    expect(check(page(sliceOf('hero', 'default', { heading: ' ' })), { heading: '<h1> </h1>' })).toEqual([
      [
        'missing-heading',
        'slices[0].primary.heading',
        'The page /helios/en/pricing has no heading, because its first slice "hero" has none.',
      ],
    ]);
  });

  test('A page that begins with a slice whose heading is never the page’s is a fault of its document', () => {
    const logos = sliceOf('logo_wall', 'default', { label: 'They pay by card' });
    expect(check(page(logos), without)).toEqual([
      ['missing-heading', 'slices[0]', expect.stringContaining('begins with the slice "logo_wall"')],
    ]);
  });

  test('A document without a title is at fault for a page without a heading', () => {
    expect(check(documentOf('legal_page', {}), { heading: '<h1></h1>' })).toEqual([
      ['missing-heading', 'title', expect.stringContaining('its document has no title')],
    ]);
  });

  test('A template that does not show a filled heading is at fault itself', () => {
    expect(check(page(sliceOf('hero', 'default', { heading: 'Hello' })), without)).toMatchObject([
      ['invalid-page', undefined, expect.any(String)],
    ]);
    expect(check(documentOf('legal_page', { title: 'Terms' }), without)).toMatchObject([
      ['invalid-page', undefined, expect.any(String)],
    ]);
  });

  test('An anchor that a page has twice, or with a space, is a fault of its document', () => {
    const anchored = (anchor_id: string) => sliceOf('rich_text', 'default', { anchor_id });
    const document = page(sliceOf('hero', 'default', { heading: 'Hello' }), anchored('prices'), anchored('our plans'));
    expect(check(document, { body: '<p id="prices"></p><p id="prices"></p><p id="our plans"></p>' })).toEqual([
      ['invalid-anchor', 'slices[1].primary.anchor_id', expect.stringContaining('another part of the page has, too')],
      ['invalid-anchor', 'slices[2].primary.anchor_id', expect.stringContaining("An anchor can't have a space")],
    ]);
  });

  test('The slices that can not open a page are those without a heading of the first rank', () => {
    const folder = join(import.meta.dirname, '../../../src/templates/slices');
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const headless = folders
      .filter(({ name }) =>
        readdirSync(join(folder, name)).every(
          (file) => !(file.endsWith('.tsx') && /['"]h1['"]/.test(readFileSync(join(folder, name, file), 'utf8'))),
        ),
      )
      .map(({ name }) => name.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase());
    expect(new Set(headless)).toEqual(slicesBelowHeadings);
  });
});
