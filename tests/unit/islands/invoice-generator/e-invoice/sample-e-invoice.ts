import type { EInvoice, Line, VatCategory } from '../../../../../src/islands/invoice-generator/e-invoice/e-invoice.ts';

/** An invoice with three VAT rates, discounts on a line and on all, a fraction of a unit, a price of four decimals, and signs that XML must escape. */
export const sampleEInvoice: EInvoice = {
  profile: 'en16931',
  number: '2026-0117',
  kind: '380',
  credited: '',
  date: '2026-03-04',
  due: '2026-03-18',
  delivery: '2026-03-02',
  exemption: '',
  currency: 'EUR',
  buyerReference: '04011000-12345-34',
  note: 'Vielen Dank & bis bald <3',
  seller: {
    name: 'Müller & Söhne "Zimmerei" GmbH',
    addressLines: ['Hinterhof', 'Lange Straße 3', 'Aufgang B', 'Klingel 4'],
    ...{ postcode: '10117', city: 'Berlin', endpoint: undefined },
    country: 'DE',
    vatNumber: 'DE136695976',
    taxId: '',
  },
  buyer: {
    ...{ name: 'Ελαιώνας Α.Ε.', addressLines: ['Οδός Ερμού 1'], postcode: '105 63', city: 'Αθήνα', country: 'GR' },
    ...{ vatNumber: 'EL094259216', taxId: '', endpoint: undefined },
  },
  contact: { name: '', phone: '', email: '' },
  lines: [
    {
      ...{ description: 'Tür <Eiche>', quantity: 3_000, price: 600_0000, rate: 19_00, category: 'S' },
      ...{ gross: 1800_00, discountRate: 20_00, discount: 360_00, net: 1440_00 },
    },
    line({ description: 'Schrauben', quantity: 1_500, price: 149, net: 2, rate: 19_00, category: 'S' }),
    line({ description: 'Buch', quantity: 1_000, price: 20_0000, net: 20_00, rate: 7_00, category: 'S' }),
    line({ description: 'Muster', quantity: 125, price: 80_0000, net: 10_00, rate: 0, category: 'Z' }),
  ],
  groups: [
    { rate: 19_00, lines: 1440_02, discount: 36_00, net: 1404_02, tax: 266_76, category: 'S' },
    { rate: 7_00, lines: 20_00, discount: 50, net: 19_50, tax: 1_37, category: 'S' },
    { rate: 0, lines: 10_00, discount: 25, net: 9_75, tax: 0, category: 'Z' },
  ],
  discountRate: 2_50,
  lineSum: 1470_02,
  discount: 36_75,
  net: 1433_27,
  tax: 268_13,
  total: 1701_40,
  iban: 'DE89370400440532013000',
  paymentReference: 'RF18539007547034',
};

/** A reverse charge to a client in another country, in a currency without decimals, and without an account. */
export const reverseChargeEInvoice: EInvoice = {
  ...sampleEInvoice,
  currency: 'ISK',
  exemption: 'Umkehr der Steuerschuld',
  delivery: '',
  note: '',
  buyerReference: '',
  ...withoutVat('AE'),
  discountRate: 0,
  lineSum: 1200,
  discount: 0,
  net: 1200,
  tax: 0,
  total: 1200,
  iban: '',
};

/** An invoice to a German authority. */
export const xrechnungEInvoice: EInvoice = {
  ...sampleEInvoice,
  profile: 'xrechnung',
  buyerReference: '04011000-1234512345-06',
  seller: { ...sampleEInvoice.seller, endpoint: { scheme: 'EM', id: 'rechnung@example.com' } },
  buyer: {
    ...{
      name: 'Bezirksamt Mitte',
      addressLines: ['Karl-Marx-Allee 31'],
      postcode: '10178',
      city: 'Berlin',
      country: 'DE',
    },
    ...{ vatNumber: '', taxId: '', endpoint: { scheme: '0204', id: '04011000-1234512345-06' } },
  },
  contact: { name: 'Jörg Müller', phone: '+49 30 901820', email: 'rechnung@example.com' },
};

/** An invoice through Peppol. */
export const peppolEInvoice: EInvoice = {
  ...sampleEInvoice,
  profile: 'peppol',
  buyerReference: 'PO 4711',
  seller: { ...sampleEInvoice.seller, endpoint: { scheme: '9930', id: 'DE136695976' } },
  buyer: { ...sampleEInvoice.buyer, endpoint: { scheme: '9933', id: '094259216' } },
};

/** Goods to a client in another member state. */
export const intraCommunityEInvoice: EInvoice = {
  ...reverseChargeEInvoice,
  ...withoutVat('K'),
  ...{ currency: 'EUR', delivery: '2026-03-04', exemption: 'Steuerfreie innergemeinschaftliche Lieferung' },
};

/** Goods that leave the Union. */
export const exportEInvoice: EInvoice = {
  ...reverseChargeEInvoice,
  ...withoutVat('G'),
  exemption: 'Steuerfreie Ausfuhrlieferung',
};

/** A sale by a small business, which has a tax number and no VAT number. */
export const exemptEInvoice: EInvoice = {
  ...reverseChargeEInvoice,
  ...withoutVat('E'),
  exemption: 'Steuerfrei nach § 19 UStG',
  seller: { ...sampleEInvoice.seller, vatNumber: '', taxId: '12/345/67890' },
};

function withoutVat(category: VatCategory) {
  const numbers = { quantity: 1_000, price: 1200_00, net: 1200, rate: 0 };
  return {
    lines: [line({ description: 'Timber', ...numbers, category })],
    groups: [{ rate: 0, lines: 1200, discount: 0, net: 1200, tax: 0, category }],
  };
}

/** A credit note for the first invoice. */
export const creditNoteEInvoice: EInvoice = {
  ...sampleEInvoice,
  number: '2026-0118',
  kind: '381',
  credited: '2026-0117',
};

/** A line without a discount. */
function line(given: Omit<Line, 'gross' | 'discountRate' | 'discount'>): Line {
  return { ...given, gross: given.net, discountRate: 0, discount: 0 };
}
