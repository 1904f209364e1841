import { expect, test } from 'vitest';
import { config } from '../../../../../config/index.ts';
import { CopyFields } from '../../../../../src/templates/slices/CopyFields/CopyFields.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { all } from '../../../support/markup.ts';
import { samplePage, webLink } from '../../../support/sample-page.ts';

const { html } = samplePage();
const markup = (...items: readonly object[]) =>
  html(<CopyFields slice={sliceOf('copy_fields', 'default', { heading: 'Take along', items })} index={1} />);

test('A value to copy is a text, or else the whole address of a link', () => {
  const written = markup({ label: 'VAT number', value: 'DK39481176' }, { label: 'Link', link: webLink('/about?a=b') });
  expect(written).toContain('"value":"DK39481176"');
  expect(written).toContain(`"value":"${config.site.origin}/about?a=b"`);
});

test('An item without a label or a value is left out, and a slice without words prints nothing', () => {
  expect(all(markup({ label: 'VAT number' }, { value: 'DK39481176' }), /data-island/g)).toEqual([]);
  expect(html(<CopyFields slice={sliceOf('copy_fields', 'default')} index={1} />)).toBe('');
});
