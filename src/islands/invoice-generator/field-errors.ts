import { fillIn } from '../../rules/fill-in.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import { isCreditorReference, isValidCreditorReference } from './payment/creditor-reference.ts';
import { ibanFault } from './payment/iban.ts';
import { vatNumberFault } from './vat-number/vat-number.ts';

type Labels = InvoiceGeneratorProps['labels'];

/** The error message for an IBAN. Undefined if the IBAN is right. */
export function ibanError(text: string, labels: Labels): string | undefined {
  const fault = ibanFault(text);
  switch (fault?.code) {
    case 'country':
      return labels.iban_country_error;
    case 'length': {
      const { country, expected, found } = fault;
      return fillIn(labels.iban_length_error, { country, expected: String(expected), found: String(found) });
    }
    case 'check-digits':
      return labels.iban_digits_error;
    case undefined:
      return undefined;
  }
}

/** The error message for a VAT number. Undefined if the number is right, or if its country is unknown. */
export function taxNumberError(text: string, { labels, country }: InvoiceGeneratorProps): string | undefined {
  const fault = vatNumberFault(text, country);
  switch (fault?.code) {
    case 'shape':
      return fillIn(labels.tax_number_shape_error, { country: fault.country, example: fault.example });
    case 'check-digits':
      return labels.tax_number_digits_error;
    case undefined:
      return undefined;
  }
}

/** The error message for a payment reference. Only one that begins with `RF` has check digits. */
export function referenceError(text: string, labels: Labels): string | undefined {
  return isCreditorReference(text) && !isValidCreditorReference(text) ? labels.reference_error : undefined;
}
