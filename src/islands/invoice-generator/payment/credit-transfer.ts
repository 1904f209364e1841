import type { Minor } from '../../../rules/money.ts';
import { compactReference, isValidCreditorReference } from './creditor-reference.ts';
import { compactIban, ibanFault } from './iban.ts';

/** A payment in euros that a banking app can prepare. */
export interface CreditTransfer {
  /** The name of the account's owner. */
  readonly name: string;
  readonly iban: string;
  readonly cents: Minor;
  /** A creditor reference, or a text for the recipient. */
  readonly reference: string;
}

/** The limits of the European Payments Council for the fields of a payment code and for all its bytes. */
const limits = { name: 70, reference: 140, cents: 999_999_999_99, bytes: 331 };

/**
 * The text of a payment code by EPC069-12, version 002, which banking apps read as a SEPA credit transfer. Version 002
 * needs no BIC where both banks are in the European Economic Area, so accounts in other countries have no code.
 *
 * Undefined if there is no such code for the payment.
 */
export function creditTransferText({ name, iban, cents, reference }: CreditTransfer): string | undefined {
  if (name === '' || ibanFault(iban) || !isInEconomicArea(iban) || cents < 1 || cents > limits.cents) return undefined;
  const isStructured = isValidCreditorReference(reference);
  const lines = [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    '', // BIC
    cut(name, limits.name),
    compactIban(iban),
    `EUR${(cents / 100).toFixed(2)}`,
    '', // purpose
    isStructured ? compactReference(reference) : '',
    isStructured ? '' : cut(reference, limits.reference),
  ];
  const text = lines.join('\n').trimEnd();
  return new TextEncoder().encode(text).length > limits.bytes ? undefined : text;
}

function isInEconomicArea(iban: string): boolean {
  return economicArea.has(compactIban(iban).slice(0, 2));
}

/** The first part of a text, counted in whole characters: an emoji is not halved. */
function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

/** The countries of the European Economic Area. */
const economicArea: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
