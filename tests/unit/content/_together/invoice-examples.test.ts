import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedFolder } from '../../../../src/content/connect.ts';
import { contentOf, sliceIn } from '../../../sites/embedded-content.ts';

const folder = join(embeddedFolder, 'documents');
const uid = 'invoice-generator';
const langs = readdirSync(folder).filter((lang) => existsSync(join(folder, lang, 'page', `${uid}.json`)));

test.each(langs)('The example of an invoice in %s has street, postcode and town in fields of their own', (lang) => {
  const { example } = sliceIn(contentOf(lang, 'page', uid), 'tool', 'invoice_generator').primary;
  for (const party of ['company', 'client']) {
    const textOf = (field: string) => example.find((each) => each.field === `${party}_${field}`)?.text ?? '';
    expect(textOf('address')).not.toContain('\n');
    expect(textOf('postcode')).not.toBe('');
    expect(textOf('city')).not.toBe('');
  }
});
