import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkPageBudget, checkRedirectBudget, checkScriptBudget } from '../../../src/check/budgets.ts';
import { route } from './samples.ts';

const budgets = { home: 2 * 1024, homeStart: 2 * 1024, page: 4 * 1024, script: 6 * 1024 };

/** Pseudorandom text, which hardly compresses. */
function noise(bytes: number): string {
  let state = 7;
  return Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90)).replace(/[<&"]/, 'x');
  }).join('');
}

const html = (bytes: number) =>
  `<!doctype html><html><head><style>${noise(bytes / 2)}</style></head><body><main>
<section><h2>Plans <em>for you</em></h2>${noise(bytes)}</section><section id="faq">${noise(bytes / 4)}</section></main></body></html>`;

/** Checks a page of which nobody knows how small it is. */
const checkBudget = (page: Omit<Parameters<typeof checkPageBudget>[0], 'isWithin'>) =>
  checkPageBudget({ ...page, isWithin: () => false });

test('A page that is known to be within its budget is not looked at again', async () => {
  const page = { html: Buffer.from(html(6000)), route: route(), budgets };
  expect(await checkPageBudget({ ...page, isWithin: (limit) => limit === budgets.page })).toEqual([]);
  expect(await checkPageBudget({ ...page, isWithin: (limit) => limit > budgets.page })).toHaveLength(1);
});

test('A page within its budget has no finding, however large it is before compression', async () => {
  expect(await checkBudget({ html: Buffer.from(html(1000)), route: route(), budgets })).toEqual([]);
  expect(
    await checkBudget({ html: Buffer.from(`<main>${'plain words '.repeat(10_000)}</main>`), route: route(), budgets }),
  ).toEqual([]);
});

test('A page over its budget is a finding with its size, its limit and its largest parts', async () => {
  const [finding] = await checkBudget({ html: Buffer.from(html(6000)), route: route(), budgets });
  expect(finding).toMatchObject({ code: 'over-budget', severity: 'warning', pathnames: ['/helios/en/pricing'] });
  expect(finding?.message).toMatch(
    /^\/helios\/en\/pricing is \d+\.\d KiB compressed, over its budget of 4\.0 KiB\. Its largest parts, uncompressed: section "Plans for you" \(5\.9 KiB\), style \(2\.9 KiB\), section #faq \(1\.5 KiB\)\.$/,
  );
});

test('The bytes of a page may be overwritten while its budget is checked', async () => {
  const page = Buffer.from(html(6000));
  const checking = checkBudget({ html: page, route: route(), budgets });
  page.fill(' ');
  expect(await checking).toEqual(await checkBudget({ html: Buffer.from(html(6000)), route: route(), budgets }));
});

test('A home page has a budget of its own', async () => {
  const home = route({ path: '/', pathname: '/helios/en' });
  const page = Buffer.from(html(2600));
  expect(await checkBudget({ html: page, route: route(), budgets })).toEqual([]);
  expect((await checkBudget({ html: page, route: home, budgets }))[0]?.message).toContain('budget of 2.0 KiB');
});

test('The first section of a home page has a budget of its own, wherever the rest of the page ends', async () => {
  const home = route({ path: '/', pathname: '/helios/en' });
  const limits = { ...budgets, home: 9 * 1024 };
  const page = (first: number) =>
    Buffer.from(
      `<!doctype html><html><body><main><section>${noise(first)}</section><p>${noise(3000)}</p></main></body></html>`,
    );
  expect(await checkBudget({ html: page(1200), route: home, budgets: limits })).toEqual([]);
  expect((await checkBudget({ html: page(3000), route: home, budgets: limits }))[0]?.message).toMatch(
    /^\/helios\/en up to the end of its first section is 2\.\d KiB compressed, over its budget of 2\.0 KiB\./,
  );
});

test('The first section of a home page is measured by the compression that counts, not by the fast one before it', async () => {
  const home = route({ path: '/', pathname: '/helios/en' });
  const words = noise(1200).match(/.{4}/g) ?? [];
  // Each letter chooses a word, so that words repeat as in a text.
  const text = (letters: number) => Array.from(noise(letters), (letter) => words[letter.charCodeAt(0)]).join(' ');
  const section = `<main><section>${text(5000)}</section>`;
  const page = Buffer.from(`${section}<p>${text(300)}</p></main>`);
  const fits = async (homeStart: number) =>
    (await checkBudget({ html: page, route: home, budgets: { ...budgets, home: 99_999, homeStart } })).length === 0;
  let smallest = 0;
  for (let step = 8192; step >= 64; step /= 2) if (!(await fits(smallest + step))) smallest += step;
  smallest += 64;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const start = brotliCompressSync(page, { params }).subarray(0, smallest);
  const shown = brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  expect(await fits(smallest)).toBe(true);
  expect(shown.length).toBeLessThan(section.length);
});

test('The scripts that load at once share one budget', () => {
  const scripts = [
    { pathname: '/boot.js', bytes: 4 * 1024 },
    { pathname: '/more.js', bytes: 3 * 1024 },
  ];
  expect(checkScriptBudget(scripts.slice(0, 1), budgets)).toEqual([]);
  expect(checkScriptBudget(scripts, budgets)[0]?.message).toBe(
    'Every page sends 7.0 KiB of JavaScript before any interaction, over the budget of 6.0 KiB: /boot.js (4.0 KiB), /more.js (3.0 KiB).',
  );
});

test('More redirects than the host reads are a finding with their number', () => {
  const limits = { redirects: { exact: 2, wild: 1 } };
  const rulesOf = (...from: string[]) => ({
    redirects: from.map((each) => ({ from: each, to: '/new', status: 301 as const })),
    rewrites: [],
  });
  expect(checkRedirectBudget(rulesOf('/a', '/b', '/c/*'), limits)).toEqual([]);
  expect(checkRedirectBudget(rulesOf('/a', '/b', '/c', '/d/*', '/e/*'), limits)).toMatchObject([
    {
      code: 'over-budget',
      severity: 'warning',
      message: expect.stringContaining('3 rules without a *, over the budget of 2'),
    },
    {
      message: expect.stringContaining('2 rules with a *, over the budget of 1'),
      where: 'config/index.ts: budgets.redirects',
    },
  ]);
});
