import { describe, expect, test } from 'vitest';
import { ciiXml } from '../../../../../src/islands/invoice-generator/e-invoice/cii.ts';
import { decimal, type EInvoice } from '../../../../../src/islands/invoice-generator/e-invoice/e-invoice.ts';
import { ublXml } from '../../../../../src/islands/invoice-generator/e-invoice/ubl.ts';
import { readXml } from '../e-invoice/read-xml.ts';
import { creditNoteEInvoice, reverseChargeEInvoice, sampleEInvoice } from '../e-invoice/sample-e-invoice.ts';

/** Where each syntax of EN 16931 has a business term (CEN/TS 16931-3-2 for UBL, 16931-3-3 for CII). */
const places = {
  cii: {
    root: 'CrossIndustryInvoice',
    number: 'ExchangedDocument/ID',
    note: 'ExchangedDocument/IncludedNote/Content',
    ...within('SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem', {
      lineName: 'SpecifiedTradeProduct/Name',
      lineQuantity: 'SpecifiedLineTradeDelivery/BilledQuantity',
      linePrice: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
      lineDiscount: 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ActualAmount',
      lineGross: 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/BasisAmount',
      lineNet: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    }),
    ...within('SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement', {
      buyerReference: 'BuyerReference',
      seller: 'SellerTradeParty/Name',
      sellerVat: 'SellerTradeParty/SpecifiedTaxRegistration/ID',
      sellerCountry: 'SellerTradeParty/PostalTradeAddress/CountryID',
      buyer: 'BuyerTradeParty/Name',
      buyerVat: 'BuyerTradeParty/SpecifiedTaxRegistration/ID',
      buyerCountry: 'BuyerTradeParty/PostalTradeAddress/CountryID',
    }),
    ...within('SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement', {
      currency: 'InvoiceCurrencyCode',
      iban: 'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID',
      paymentReference: 'PaymentReference',
      groupNet: 'ApplicableTradeTax/BasisAmount',
      groupTax: 'ApplicableTradeTax/CalculatedAmount',
      groupRate: 'ApplicableTradeTax/RateApplicablePercent',
      groupCategory: 'ApplicableTradeTax/CategoryCode',
      exemption: 'ApplicableTradeTax/ExemptionReasonCode',
      lineSum: 'SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount',
      discount: 'SpecifiedTradeSettlementHeaderMonetarySummation/AllowanceTotalAmount',
      groupDiscount: 'SpecifiedTradeAllowanceCharge/ActualAmount',
      groupLines: 'SpecifiedTradeAllowanceCharge/BasisAmount',
      discountRate: 'SpecifiedTradeAllowanceCharge/CalculationPercent',
      taxable: 'SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount',
      tax: 'SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount',
      total: 'SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount',
      payable: 'SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount',
    }),
  },
  ubl: {
    root: 'Invoice',
    number: 'ID',
    note: 'Note',
    ...within('InvoiceLine', {
      lineName: 'Item/Name',
      lineQuantity: 'InvoicedQuantity',
      linePrice: 'Price/PriceAmount',
      lineDiscount: 'AllowanceCharge/Amount',
      lineGross: 'AllowanceCharge/BaseAmount',
      lineNet: 'LineExtensionAmount',
    }),
    buyerReference: 'BuyerReference',
    ...within('AccountingSupplierParty/Party', {
      seller: 'PartyLegalEntity/RegistrationName',
      sellerVat: 'PartyTaxScheme/CompanyID',
      sellerCountry: 'PostalAddress/Country/IdentificationCode',
    }),
    ...within('AccountingCustomerParty/Party', {
      buyer: 'PartyLegalEntity/RegistrationName',
      buyerVat: 'PartyTaxScheme/CompanyID',
      buyerCountry: 'PostalAddress/Country/IdentificationCode',
    }),
    currency: 'DocumentCurrencyCode',
    iban: 'PaymentMeans/PayeeFinancialAccount/ID',
    paymentReference: 'PaymentMeans/PaymentID',
    ...within('TaxTotal/TaxSubtotal', {
      groupNet: 'TaxableAmount',
      groupTax: 'TaxAmount',
      groupRate: 'TaxCategory/Percent',
      groupCategory: 'TaxCategory/ID',
      exemption: 'TaxCategory/TaxExemptionReasonCode',
    }),
    lineSum: 'LegalMonetaryTotal/LineExtensionAmount',
    discount: 'LegalMonetaryTotal/AllowanceTotalAmount',
    groupDiscount: 'AllowanceCharge/Amount',
    groupLines: 'AllowanceCharge/BaseAmount',
    discountRate: 'AllowanceCharge/MultiplierFactorNumeric',
    taxable: 'LegalMonetaryTotal/TaxExclusiveAmount',
    tax: 'TaxTotal/TaxAmount',
    total: 'LegalMonetaryTotal/TaxInclusiveAmount',
    payable: 'LegalMonetaryTotal/PayableAmount',
  },
} as const;

type Term = keyof typeof places.cii;

function within<const Places extends Record<string, string>>(parent: string, inside: Places): Places {
  // Object.fromEntries forgets the names.
  return Object.fromEntries(Object.entries(inside).map(([term, place]) => [term, `${parent}/${place}`])) as Places;
}

const syntaxes = [
  { name: 'CII', write: ciiXml, at: places.cii },
  { name: 'UBL', write: ublXml, at: places.ubl },
];

describe.each(syntaxes)('$name', ({ write, at }) => {
  const read = (invoice: EInvoice) => {
    const texts = readXml(write(invoice));
    return (term: Term) => texts.get(`${at.root}/${at[term]}`) ?? [];
  };

  test('has what the invoice says, read by another program', () => {
    const of = read(sampleEInvoice);
    expect(of('number')).toEqual(['2026-0117']);
    expect(of('note')).toEqual(['Vielen Dank & bis bald <3']);
    expect(of('buyerReference')).toEqual(['04011000-12345-34']);
    expect(of('lineName')).toEqual(['Tür <Eiche>', 'Schrauben', 'Buch', 'Muster']);
    expect(of('lineQuantity')).toEqual(['3.000', '1.500', '1.000', '0.125']);
    expect(of('linePrice')).toEqual(['600.0000', '0.0149', '20.0000', '80.0000']);
    expect([of('lineGross'), of('lineDiscount'), of('lineNet')[0]].flat()).toEqual(['1800.00', '360.00', '1440.00']);
    expect([of('groupLines')[0], of('discountRate')[0], of('groupDiscount')[0]]).toEqual(['1440.02', '2.50', '36.00']);
    expect([of('seller'), of('sellerCountry'), of('sellerVat')].flat()).toEqual([
      ...['Müller & Söhne "Zimmerei" GmbH', 'DE', 'DE136695976'],
    ]);
    expect([of('buyer'), of('buyerCountry'), of('buyerVat')].flat()).toEqual(['Ελαιώνας Α.Ε.', 'GR', 'EL094259216']);
    expect([of('currency'), of('iban'), of('paymentReference')].flat()).toEqual([
      ...['EUR', 'DE89370400440532013000', 'RF18539007547034'],
    ]);
  });

  test.each([sampleEInvoice, reverseChargeEInvoice])('keeps the rules for sums of EN 16931 ($currency)', (invoice) => {
    const of = read(invoice);
    const cents = (term: Term) => of(term).map((text) => Math.round(Number(text) * 100));
    const sumOf = (term: Term) => cents(term).reduce((total, each) => total + each, 0);
    expect(cents('lineSum'), 'BR-CO-10').toEqual([sumOf('lineNet')]);
    expect(sumOf('discount'), 'BR-CO-11').toBe(sumOf('groupDiscount'));
    expect(cents('taxable'), 'BR-CO-13').toEqual([sumOf('lineSum') - sumOf('discount')]);
    expect(cents('tax'), 'BR-CO-14').toEqual([sumOf('groupTax')]);
    expect(cents('total'), 'BR-CO-15').toEqual([sumOf('taxable') + sumOf('tax')]);
    expect(cents('payable'), 'BR-CO-16').toEqual(cents('total'));
    expect(cents('groupTax'), 'BR-CO-17').toEqual(
      cents('groupNet').map((net, index) => Math.round((net * Number(of('groupRate')[index])) / 100)),
    );
    expect(sumOf('groupNet'), 'BR-S-08, BR-Z-08, BR-AE-08').toBe(sumOf('taxable'));
  });

  test('states a discount in a currency without decimals as an amount alone (PEPPOL-EN16931-R040)', () => {
    const of = read({ ...sampleEInvoice, currency: 'ISK' });
    expect([of('lineDiscount'), of('lineGross')]).toEqual([['36000'], []]);
    expect([of('groupDiscount')[0], of('discountRate'), of('groupLines')]).toEqual(['3600', [], []]);
  });

  test('says why a reverse charge has no VAT, and leaves out what is empty', () => {
    const of = read(reverseChargeEInvoice);
    expect([of('groupCategory'), of('groupRate'), of('exemption')].flat()).toEqual(['AE', '0.00', 'VATEX-EU-AE']);
    expect([of('note'), of('buyerReference'), of('iban')].flat()).toEqual([]);
    // A króna has no decimals.
    expect(of('payable')).toEqual(['1200']);
    expect(write(reverseChargeEInvoice)).not.toMatch(/<[\w:]+><\//);
  });
});

test('A credit note is of the type 381 and names its invoice, in each syntax in its own place', () => {
  const cii = readXml(ciiXml(creditNoteEInvoice));
  const [exchanged, settlement] = [
    'CrossIndustryInvoice/ExchangedDocument',
    'CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement',
  ];
  expect(cii.get(`${exchanged}/TypeCode`)).toEqual(['381']);
  expect(cii.get(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`)).toEqual(['2026-0117']);
  const ubl = readXml(ublXml(creditNoteEInvoice));
  expect(ubl.get('CreditNote/CreditNoteTypeCode')).toEqual(['381']);
  expect(ubl.get('CreditNote/BillingReference/InvoiceDocumentReference/ID')).toEqual(['2026-0117']);
  expect(ubl.get('CreditNote/CreditNoteLine/CreditedQuantity')?.[0]).toBe('3.000');
  // A credit note of UBL 2.1 has no due date in its head.
  expect(ubl.get('CreditNote/DueDate')).toBeUndefined();
  expect(ubl.get('CreditNote/PaymentMeans/PaymentDueDate')).toEqual(['2026-03-18']);
});

test('A decimal number is exact however large it is', () => {
  expect(decimal(9_007_199_254_740_991, 2)).toBe('90071992547409.91');
  expect(decimal(5, 2)).toBe('0.05');
  expect(decimal(-5, 2)).toBe('-0.05');
  expect(decimal(0, 0)).toBe('0');
});
