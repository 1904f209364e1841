import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints } from '../../../../config/tokens.ts';
import { fixedProperties, tokensCss } from '../../../../src/templates/styles/tokens-css.ts';

const sheets = globSync('src/{components,islands,runtime,templates}/**/*.css').map((file) => ({
  file,
  css: readFileSync(file, 'utf8'),
}));

test('Each token is one declaration, so that a page can ship the ones it uses', () => {
  expect(tokensCss()).toContain('  --space-20: 20px;\n');
  expect(tokensCss()).toContain('[data-theme=dark],body:has(main>[data-theme=dark]:first-child) {\n  --bg: #06262d;');
});

test('Printed pages have the light theme everywhere', () => {
  const [everywhere = '', onScreens = ''] = tokensCss().split('@media not print');
  expect(everywhere).toContain(':root,[data-theme] {\n  --bg: #fff;');
  for (const theme of ['tint', 'dark', 'brand']) {
    expect(everywhere).not.toContain(`[data-theme=${theme}]`);
    expect(onScreens).toContain(`[data-theme=${theme}]`);
  }
});

test('Letters follow the size that the reader has chosen, and letters inside drawings do not', () => {
  expect(fixedProperties()).toMatchObject({ 'text-16': '1rem', 'text-14': '0.875rem', 'drawn-14': '14px' });
  const outside = sheets.filter(({ file, css }) => css.includes('var(--drawn-') && !file.includes('/scenes/'));
  expect(outside.map(({ file }) => file)).toEqual([]);
});

test('Every property that styles read is a token, or set by styles', () => {
  const all = tokensCss() + sheets.map(({ css }) => css).join('');
  const sources = globSync('src/{components,islands,templates}/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const missing = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !all.includes(`${name}:`) && !sources.some((source) => source.includes(name)))
      .map((name) => `${file} ${name}`),
  );
  expect(missing).toEqual([]);
});

test('Media queries ask for no width but the breakpoints', () => {
  const known = new Set<number>(Object.values(breakpoints));
  // The split hero's scene shows at 86 % up to here.
  known.add(1400);
  // Long words of the posting table and of payments on the narrowest phones.
  known.add(360);
  const odd = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media[^{]*/g)]
      .filter(([query]) => [...query.matchAll(/width[^)]*?(\d+)px/g)].some(([, width]) => !known.has(Number(width))))
      .map(([query]) => `${file} ${query}`),
  );
  expect(odd).toEqual([]);
});

test('A token that follows theme, width or language is no fixed token', () => {
  expect(fixedProperties()).toMatchObject({ 'space-20': '20px' });
  expect(Object.keys(fixedProperties())).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:text|gutter)$/)]),
  );
});
