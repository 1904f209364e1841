import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Cta } from '../../../../../src/templates/slices/Cta/Cta.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { samplePage } from '../../../support/sample-page.ts';

const { html } = samplePage();
const model = JSON.parse(
  readFileSync(new URL('../../../../../content/models/slices/Cta/model.json', import.meta.url), 'utf8'),
);
const closings: readonly string[] = model.variations[0].primary.closing.config.options;

const drawn = (closing: string | null) =>
  html(<Cta slice={sliceOf('cta', 'banner', { heading: 'Begin', closing: closing as 'sun' })} index={3} />);

test('Each drawing that an editor may choose is another one', () => {
  const drawings = closings.map((closing) => /<svg.*<\/svg>/s.exec(drawn(closing))?.[0]);
  expect(new Set(drawings).size).toBe(closings.length);
});

test('Without a choice the sun rises, and with "none" there are only words', () => {
  expect(drawn(null)).toBe(drawn('sun'));
  expect(drawn('none')).toContain('Begin');
  expect(drawn('none')).not.toContain('<svg');
});
