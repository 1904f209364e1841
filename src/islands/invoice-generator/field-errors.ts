import { fillIn } from '../../rules/fill-in.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import { isCreditorReference, isValidCreditorReference } from './payment/creditor-reference.ts';
import { ibanFault } from './payment/iban.ts';

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

/** The error message for a payment reference. Only one that begins with `RF` has check digits. */
export function referenceError(text: string, labels: Labels): string | undefined {
  return isCreditorReference(text) && !isValidCreditorReference(text) ? labels.reference_error : undefined;
}
