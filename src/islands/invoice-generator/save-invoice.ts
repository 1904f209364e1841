import { savePdf } from '../kit/save-pdf.ts';
import { ciiXml } from './e-invoice/cii.ts';
import { eInvoiceOf } from './e-invoice/e-invoice-of.ts';
import { invoicePaper } from './invoice-paper.ts';
import type { InvoiceView } from './view.ts';

/**
 * Saves the invoice as a PDF. If the form has all that EN 16931 needs, the PDF is a Factur-X invoice: software reads the
 * XML inside.
 */
export function saveInvoice(view: InvoiceView): Promise<void> {
  const answer = eInvoiceOf(view, 'en16931');
  return savePdf(invoicePaper(view), view.props.labels, answer.ok ? dataFile(ciiXml(answer.invoice)) : undefined);
}

/** The name and the level are given by Factur-X 1.0, sections 6.2 and 7. */
function dataFile(xml: string) {
  return { name: 'factur-x.xml', description: 'EN 16931 (UN/CEFACT CII)', conformance: 'EN 16931', xml };
}
