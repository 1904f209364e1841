import { type Minor, minorDigits, type Rate } from '../../../rules/money.ts';
import type { Endpoint } from './endpoint.ts';
import type { ProfileName } from './profile.ts';

/**
 * The data of an electronic invoice by EN 16931. The numbers in brackets are the standard's business terms. Both
 * syntaxes of the standard are written from this: UN/CEFACT CII and OASIS UBL.
 */
export interface EInvoice {
  /** The profile, which says for whom the invoice is (BT-23 and BT-24). */
  readonly profile: ProfileName;
  /** Invoice number (BT-1). */
  readonly number: string;
  /** The kind of the document (BT-3), as a code of UNTDID 1001. */
  readonly kind: DocumentKind;
  /** The number of the invoice that a credit note is for (BT-25). Empty on an invoice. */
  readonly credited: string;
  /** The dates of issue (BT-2) and of payment (BT-9), as ISO dates. */
  readonly date: string;
  readonly due: string;
  /** The day of delivery (BT-72), an ISO date. Empty if it is the day of issue. */
  readonly delivery: string;
  readonly currency: string;
  /** The reason why no VAT is charged, as a text for people (BT-120). Empty if VAT is charged. */
  readonly exemption: string;
  /**
   * The text by which the buyer assigns the invoice: an order, a department, a German Leitweg-ID (BT-10). May be empty.
   */
  readonly buyerReference: string;
  /** Text for the buyer (BT-22). May be empty. */
  readonly note: string;
  readonly seller: Party;
  readonly buyer: Party;
  /** The person or department that the buyer may ask (BG-6). Its texts may be empty. */
  readonly contact: Contact;
  readonly lines: readonly Line[];
  /** The VAT breakdown (BG-23). */
  readonly groups: readonly VatGroup[];
  /** The discount on the whole invoice (BT-94), in per cent. */
  readonly discountRate: Rate;
  /**
   * The sums of all lines (BT-106) and of all discounts (BT-107), what is left without VAT (BT-109), the VAT (BT-110), and
   * the sum with VAT (BT-112).
   */
  readonly lineSum: Minor;
  readonly discount: Minor;
  readonly net: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** The seller's account (BT-84). Empty if the invoice names none. */
  readonly iban: string;
  /** The text by which the seller assigns the payment (BT-83). */
  readonly paymentReference: string;
}

export interface Party {
  readonly name: string;
  /** The address without its town (BT-35, BT-36, BT-162; BT-50, BT-51, BT-163). */
  readonly addressLines: readonly string[];
  /** The postcode and the town (BT-38 and BT-37, BT-53 and BT-52). May be empty. */
  readonly postcode: string;
  readonly city: string;
  /** A country by ISO 3166-1 (BT-40, BT-55). */
  readonly country: string;
  /**
   * A VAT number with its country's letters (BT-31, BT-48). May be empty for the buyer, and for a seller with a tax
   * number.
   */
  readonly vatNumber: string;
  /** The tax number of a seller without a VAT number (BT-32). Empty otherwise. */
  readonly taxId: string;
  /** Where invoices are delivered (BT-34, BT-49). Undefined if the profile asks for none. */
  readonly endpoint: Endpoint | undefined;
}

export interface Contact {
  /** The name (BT-41), the telephone number (BT-42) and the email address (BT-43). */
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

export interface Line {
  readonly description: string;
  /** The quantity, in thousandths. */
  readonly quantity: number;
  /** The unit price without VAT, in hundredths of the currency's smallest unit. */
  readonly price: number;
  /** The discount on the line in per cent (BT-138), quantity × price (BT-137), and the discount's amount (BT-136). */
  readonly discountRate: Rate;
  readonly gross: Minor;
  readonly discount: Minor;
  readonly net: Minor;
  readonly rate: Rate;
  readonly category: VatCategory;
}

export interface VatGroup {
  readonly rate: Rate;
  /** The sum of the lines, from which the discount is taken (BT-93), and the discount's amount (BT-92). */
  readonly lines: Minor;
  readonly discount: Minor;
  readonly net: Minor;
  readonly tax: Minor;
  readonly category: VatCategory;
}

/**
 * A VAT category (UNTDID 5305): standard or reduced rate, zero rate, reverse charge, intra-community supply, export, exempt.
 */
export type VatCategory = 'S' | 'Z' | 'AE' | 'K' | 'G' | 'E';

/** A commercial invoice, or a credit note: its amounts are positive, and the seller pays them. */
export type DocumentKind = '380' | '381';

/** The unit of all quantities (BT-130, UN/ECE Recommendation 20): one. */
export const unitCode = 'C62';

/** The reason for a discount on the invoice (BT-97, BT-98) or on a line (BT-139, BT-140), by UNTDID 5189. */
export const discountReason = { code: '95', text: 'Discount' };

/**
 * The codes of the reasons why no VAT is charged (BT-121), by VAT category. Exempt supplies (`E`) have no code here:
 * the text names their reason (BT-120).
 */
export const exemptionCodes: Readonly<Record<VatCategory, string>> = {
  ...{ S: '', Z: '', AE: 'VATEX-EU-AE', K: 'VATEX-EU-IC', G: 'VATEX-EU-G', E: '' },
};

/** True if goods go to another member state. The invoice must then say to which country (BT-80, BR-IC-12). */
export function goesAbroad({ groups }: EInvoice): boolean {
  return groups.some(({ category }) => category === 'K');
}

/**
 * The percentage of a discount and the amount from which the discount is taken. Undefined in a currency that the tool
 * rounds to whole units, such as the Icelandic króna: Peppol refuses a discount that does not equal the percentage to
 * two decimals (R040).
 */
export function discountBasis(currency: string, rate: Rate, amount: Minor) {
  return minorDigits(currency) === 0 ? undefined : { rate, amount };
}

/**
 * The means of payment (BT-81, UNTDID 4461): a SEPA credit transfer in euros, any other credit transfer otherwise. Peppol's
 * rules for Denmark (DK-R-005) want 42, a payment to a bank account, in kroner.
 */
export function paymentMeansCode(invoice: EInvoice): '30' | '42' | '58' {
  if (invoice.currency === 'EUR') return '58';
  return isDanishPayment(invoice) ? '42' : '30';
}

function isDanishPayment({ profile, seller, buyer, iban }: EInvoice): boolean {
  return profile === 'peppol' && seller.country === 'DK' && buyer.country === 'DK' && iban.startsWith('DK');
}

/**
 * The number of a party in its country's register of companies (BT-30, BT-47), if its electronic address is made of that
 * number.
 */
export function registerNumber({ endpoint }: Party): Endpoint | undefined {
  return endpoint && registers.has(endpoint.scheme) ? endpoint : undefined;
}

/** The schemes of registers of companies, from `0002` for SIREN in France to `0218` in Latvia. */
const registers: ReadonlySet<string> = new Set(
  '0002 0007 0009 0106 0184 0190 0191 0192 0196 0200 0208 0212 0218'.split(' '),
);

/**
 * Writes a whole number of 1/10^`digits` as a decimal number. It calculates with digits as text, so nothing is rounded.
 */
export function decimal(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${value < 0 ? '-' : ''}${digits === 0 ? whole : `${whole}.${text.slice(-digits)}`}`;
}
