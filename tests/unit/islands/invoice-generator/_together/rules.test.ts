import { describe, expect, test } from 'vitest';
import { ciiXml } from '../../../../../src/islands/invoice-generator/e-invoice/cii.ts';
import type { EInvoice } from '../../../../../src/islands/invoice-generator/e-invoice/e-invoice.ts';
import { ublXml } from '../../../../../src/islands/invoice-generator/e-invoice/ubl.ts';
import { readXml } from '../e-invoice/read-xml.ts';
import * as samples from '../e-invoice/sample-e-invoice.ts';

/**
 * The rules of EN 16931, XRechnung 3.0 and Peppol BIS Billing 3.0 that an invoice of this tool can break, on the XML of both
 * syntaxes. Their own artefacts (Schematron) are in no package of npm or Debian, so these tests state them again: the id,
 * the sentence, and an invoice that breaks the rule. docs/e-invoices.md says when the artefacts themselves last ran.
 */
interface Rule {
  readonly id: string;
  readonly says: string;
  readonly holds: (read: Read) => boolean;
  /** An invoice that breaks the rule. Undefined if no value of the type can. */
  readonly broken: EInvoice | undefined;
}

/** The texts at the place of a business term. */
type Read = (term: Term) => readonly string[];

const [cii, party] = ['CrossIndustryInvoice/SupplyChainTradeTransaction', 'Party'];
const agreement = `${cii}/ApplicableHeaderTradeAgreement`;
const settlement = `${cii}/ApplicableHeaderTradeSettlement`;
const context = 'CrossIndustryInvoice/ExchangedDocumentContext';
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const customer = `AccountingCustomerParty/${party}`;
const supplier = `AccountingSupplierParty/${party}`;

/** Where each syntax has a business term: first CII, then UBL below its root. */
const places = {
  specification: [`${context}/GuidelineSpecifiedDocumentContextParameter/ID`, 'CustomizationID'],
  process: [`${context}/BusinessProcessSpecifiedDocumentContextParameter/ID`, 'ProfileID'],
  lineNet: [
    `${cii}/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    'InvoiceLine/LineExtensionAmount',
  ],
  lineSum: [`${sums}/LineTotalAmount`, 'LegalMonetaryTotal/LineExtensionAmount'],
  discount: [`${settlement}/SpecifiedTradeAllowanceCharge/ActualAmount`, 'AllowanceCharge/Amount'],
  discountSum: [`${sums}/AllowanceTotalAmount`, 'LegalMonetaryTotal/AllowanceTotalAmount'],
  net: [`${sums}/TaxBasisTotalAmount`, 'LegalMonetaryTotal/TaxExclusiveAmount'],
  tax: [`${sums}/TaxTotalAmount`, 'TaxTotal/TaxAmount'],
  total: [`${sums}/GrandTotalAmount`, 'LegalMonetaryTotal/TaxInclusiveAmount'],
  due: [`${sums}/DuePayableAmount`, 'LegalMonetaryTotal/PayableAmount'],
  groupNet: [`${settlement}/ApplicableTradeTax/BasisAmount`, 'TaxTotal/TaxSubtotal/TaxableAmount'],
  groupTax: [`${settlement}/ApplicableTradeTax/CalculatedAmount`, 'TaxTotal/TaxSubtotal/TaxAmount'],
  groupRate: [`${settlement}/ApplicableTradeTax/RateApplicablePercent`, 'TaxTotal/TaxSubtotal/TaxCategory/Percent'],
  category: [`${settlement}/ApplicableTradeTax/CategoryCode`, 'TaxTotal/TaxSubtotal/TaxCategory/ID'],
  reason: [`${settlement}/ApplicableTradeTax/ExemptionReason`, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason'],
  sellerTax: [`${agreement}/SellerTradeParty/SpecifiedTaxRegistration/ID`, `${supplier}/PartyTaxScheme/CompanyID`],
  buyerTax: [`${agreement}/BuyerTradeParty/SpecifiedTaxRegistration/ID`, `${customer}/PartyTaxScheme/CompanyID`],
  delivery: [
    `${cii}/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
    'Delivery/ActualDeliveryDate',
  ],
  deliveryCountry: [
    `${cii}/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress/CountryID`,
    'Delivery/DeliveryLocation/Address/Country/IdentificationCode',
  ],
  iban: [
    `${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`,
    'PaymentMeans/PayeeFinancialAccount/ID',
  ],
  buyerReference: [`${agreement}/BuyerReference`, 'BuyerReference'],
  contact: [`${agreement}/SellerTradeParty/DefinedTradeContact/PersonName`, `${supplier}/Contact/Name`],
  phone: [
    `${agreement}/SellerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`,
    `${supplier}/Contact/Telephone`,
  ],
  email: [
    `${agreement}/SellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID`,
    `${supplier}/Contact/ElectronicMail`,
  ],
  sellerCity: [`${agreement}/SellerTradeParty/PostalTradeAddress/CityName`, `${supplier}/PostalAddress/CityName`],
  sellerPostcode: [
    `${agreement}/SellerTradeParty/PostalTradeAddress/PostcodeCode`,
    `${supplier}/PostalAddress/PostalZone`,
  ],
  buyerCity: [`${agreement}/BuyerTradeParty/PostalTradeAddress/CityName`, `${customer}/PostalAddress/CityName`],
  buyerPostcode: [
    `${agreement}/BuyerTradeParty/PostalTradeAddress/PostcodeCode`,
    `${customer}/PostalAddress/PostalZone`,
  ],
  sellerEndpoint: [`${agreement}/SellerTradeParty/URIUniversalCommunication/URIID`, `${supplier}/EndpointID`],
  buyerEndpoint: [`${agreement}/BuyerTradeParty/URIUniversalCommunication/URIID`, `${customer}/EndpointID`],
} as const satisfies Record<string, readonly [string, string]>;

type Term = keyof typeof places;

const { sampleEInvoice, xrechnungEInvoice, peppolEInvoice, intraCommunityEInvoice, reverseChargeEInvoice } = samples;
const cents = (texts: readonly string[]) => texts.reduce((total, text) => total + Math.round(Number(text) * 100), 0);
const isThere = (read: Read, ...terms: Term[]) => terms.every((term) => read(term).length > 0);
const hasCategory = (read: Read, ...codes: string[]) => read('category').some((code) => codes.includes(code));
const isOf = (read: Read, name: string) => read('specification').some((text) => text.includes(name));
const isGerman = (read: Read) => isOf(read, 'xrechnung');
const without = (invoice: EInvoice, who: 'seller' | 'buyer', what: Partial<EInvoice['seller']>): EInvoice => ({
  ...invoice,
  [who]: { ...invoice[who], ...what },
});

const rules: readonly Rule[] = [
  {
    id: 'BR-CO-10',
    says: 'The sum of line net amounts is the sum of the lines.',
    holds: (read) => cents(read('lineSum')) === cents(read('lineNet')),
    broken: { ...sampleEInvoice, lineSum: 1 },
  },
  {
    id: 'BR-CO-11',
    says: 'The sum of allowances is that of the document’s allowances.',
    holds: (read) => cents(read('discountSum')) === cents(read('discount')),
    broken: { ...sampleEInvoice, discount: 1 },
  },
  {
    id: 'BR-CO-13',
    says: 'The total without VAT is the sum of the lines less the allowances.',
    holds: (read) => cents(read('net')) === cents(read('lineSum')) - cents(read('discountSum')),
    broken: { ...sampleEInvoice, net: 1 },
  },
  {
    id: 'BR-CO-14',
    says: 'The VAT is the sum of the VAT of all categories.',
    holds: (read) => cents(read('tax')) === cents(read('groupTax')),
    broken: { ...sampleEInvoice, tax: 1 },
  },
  {
    id: 'BR-CO-15',
    says: 'The total with VAT is the total without it and the VAT.',
    holds: (read) => cents(read('total')) === cents(read('net')) + cents(read('tax')),
    broken: { ...sampleEInvoice, total: 1 },
  },
  {
    id: 'BR-CO-17',
    says: 'The VAT of a category is its amount times its rate, rounded to two decimals.',
    holds: (read) =>
      read('groupNet').every((net, index) => {
        const tax = Number(net) * Number(read('groupRate')[index]);
        return Math.round(tax) === cents(read('groupTax').slice(index, index + 1));
      }),
    broken: { ...sampleEInvoice, groups: sampleEInvoice.groups.map((group) => ({ ...group, tax: group.tax + 1 })) },
  },
  {
    id: 'BR-S-02',
    says: 'A seller who charges VAT has a VAT number or a tax number.',
    holds: (read) => isThere(read, 'sellerTax'),
    broken: without(sampleEInvoice, 'seller', { vatNumber: '' }),
  },
  {
    id: 'BR-AE-02, BR-IC-02',
    says: 'A reverse charge and an intra-community supply have the buyer’s VAT number.',
    holds: (read) => !hasCategory(read, 'AE', 'K') || isThere(read, 'buyerTax'),
    broken: without(reverseChargeEInvoice, 'buyer', { vatNumber: '' }),
  },
  {
    id: 'BR-AE-05, BR-IC-05, BR-G-05, BR-E-05',
    says: 'Without VAT the rate is 0.',
    holds: (read) => !hasCategory(read, 'AE', 'K', 'G', 'E') || read('groupRate').every((rate) => Number(rate) === 0),
    broken: {
      ...reverseChargeEInvoice,
      groups: reverseChargeEInvoice.groups.map((group) => ({ ...group, rate: 1900 })),
    },
  },
  {
    id: 'BR-AE-10, BR-IC-10, BR-G-10, BR-E-10',
    says: 'Without VAT there is a reason.',
    holds: (read) => !hasCategory(read, 'AE', 'K', 'G', 'E') || isThere(read, 'reason'),
    broken: { ...samples.exemptEInvoice, exemption: '' },
  },
  {
    id: 'BR-S-10, BR-Z-10',
    says: 'With VAT there is no reason why there is none.',
    holds: (read) => !hasCategory(read, 'S', 'Z') || !isThere(read, 'reason'),
    broken: { ...sampleEInvoice, exemption: 'Exempt' },
  },
  {
    id: 'BR-IC-11',
    says: 'An intra-community supply has a day of delivery.',
    holds: (read) => !hasCategory(read, 'K') || isThere(read, 'delivery'),
    broken: { ...intraCommunityEInvoice, delivery: '' },
  },
  {
    id: 'BR-IC-12',
    says: 'An intra-community supply has a country of delivery.',
    holds: (read) => !hasCategory(read, 'K') || isThere(read, 'deliveryCountry'),
    broken: without(intraCommunityEInvoice, 'buyer', { country: '' }),
  },
  {
    id: 'BR-CO-09',
    says: 'A VAT number begins with its country’s letters.',
    holds: (read) => [...read('buyerTax')].every((number) => /^[A-Z]{2}/.test(number)),
    broken: without(sampleEInvoice, 'buyer', { vatNumber: '094259216' }),
  },
  {
    id: 'PEPPOL-EN16931-R001, R004',
    says: 'XRechnung and Peppol name the business process and their own specification.',
    holds: (read) => {
      if (!isGerman(read) && !isOf(read, 'peppol.eu')) return !isThere(read, 'process');
      return read('process').join() === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' && isOf(read, '#compliant#');
    },
    broken: undefined,
  },
  {
    id: 'PEPPOL-EN16931-R010, R020',
    says: 'Both parties have an electronic address.',
    holds: (read) => !isThere(read, 'process') || isThere(read, 'sellerEndpoint', 'buyerEndpoint'),
    broken: without(peppolEInvoice, 'buyer', { endpoint: undefined }),
  },
  {
    id: 'PEPPOL-EN16931-R003, BR-DE-15',
    says: 'The buyer’s reference is there.',
    holds: (read) => !isThere(read, 'process') || isThere(read, 'buyerReference'),
    broken: { ...peppolEInvoice, buyerReference: '' },
  },
  {
    id: 'BR-DE-1',
    says: 'An XRechnung says how to pay.',
    holds: (read) => !isGerman(read) || isThere(read, 'iban'),
    broken: { ...xrechnungEInvoice, iban: '' },
  },
  {
    id: 'BR-DE-2, BR-DE-5, BR-DE-6, BR-DE-7',
    says: 'An XRechnung has a contact with a telephone number and an email address.',
    holds: (read) => !isGerman(read) || isThere(read, 'contact', 'phone', 'email'),
    broken: { ...xrechnungEInvoice, contact: { ...xrechnungEInvoice.contact, phone: '' } },
  },
  {
    id: 'BR-DE-3, BR-DE-4',
    says: 'The seller of an XRechnung has a town and a postcode.',
    holds: (read) => !isGerman(read) || isThere(read, 'sellerCity', 'sellerPostcode'),
    broken: without(xrechnungEInvoice, 'seller', { city: '' }),
  },
  {
    id: 'BR-DE-8, BR-DE-9',
    says: 'The buyer of an XRechnung has a town and a postcode.',
    holds: (read) => !isGerman(read) || isThere(read, 'buyerCity', 'buyerPostcode'),
    broken: without(xrechnungEInvoice, 'buyer', { postcode: '' }),
  },
];

/** The invoices that are printed as UBL's `Invoice`. A credit note has other names for the same. */
const invoices = Object.entries(samples).flatMap(([name, sample]): [string, EInvoice][] =>
  sample.kind === '380' ? [[name, sample]] : [],
);

const syntaxes = [
  { name: 'CII', write: ciiXml, side: 0 },
  { name: 'UBL', write: ublXml, side: 1 },
] as const;

describe.each(syntaxes)('In $name', ({ write, side }) => {
  const readerOf = (invoice: EInvoice): Read => {
    const texts = readXml(write(invoice));
    return (term) => texts.get(side === 0 ? places[term][0] : `Invoice/${places[term][1]}`) ?? [];
  };

  test.each(rules)('$id holds: $says', ({ holds }) => {
    const failed = invoices.filter(([, invoice]) => !holds(readerOf(invoice))).map(([name]) => name);
    expect(failed).toEqual([]);
  });

  const breakable = rules.flatMap(({ id, holds, broken }) => (broken ? [{ id, holds, broken }] : []));
  test.each(breakable)('$id is seen to be broken', ({ holds, broken }) => {
    expect(holds(readerOf(broken))).toBe(false);
  });
});
