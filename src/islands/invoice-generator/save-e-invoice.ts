import { saveFile } from '../kit/save-file.ts';
import { ciiXml } from './e-invoice/cii.ts';
import type { EInvoice } from './e-invoice/e-invoice.ts';
import type { Syntax } from './e-invoice/profile.ts';
import { ublXml } from './e-invoice/ubl.ts';

/** Saves the invoice as XML. The script with this function is loaded when a visitor asks for the file. */
export function saveEInvoice(invoice: EInvoice, syntax: Syntax): void {
  const write = { cii: ciiXml, ubl: ublXml }[syntax];
  saveFile(`${invoice.number}.xml`, 'application/xml', write(invoice));
}
