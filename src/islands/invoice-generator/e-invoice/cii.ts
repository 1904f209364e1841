import { minorDigits } from '../../../rules/money.ts';
import { priceExtraDigits, quantityDigits } from '../invoice.ts';
import {
  type Contact,
  decimal,
  discountBasis,
  discountReason,
  type EInvoice,
  exemptionCodes,
  goesAbroad,
  type Line,
  type Party,
  paymentMeansCode,
  registerNumber,
  unitCode,
  type VatGroup,
} from './e-invoice.ts';
import { profiles } from './profile.ts';
import { element, printXml, type XmlElement } from './xml.ts';

type Part = XmlElement | undefined;

/**
 * Writes an invoice as UN/CEFACT Cross Industry Invoice D16B, one of the two syntaxes of EN 16931. Factur-X and ZUGFeRD
 * embed such a document into a PDF.
 */
export function ciiXml(invoice: EInvoice): string {
  const { specification, process } = profiles[invoice.profile];
  return printXml(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', process)]),
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', specification)]),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', invoice.number),
          element('ram:TypeCode', invoice.kind),
          day('ram:IssueDateTime', invoice.date),
          element('ram:IncludedNote', [element('ram:Content', invoice.note)]),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map((line, index) => lineItem(invoice, line, index)),
          element('ram:ApplicableHeaderTradeAgreement', [
            element('ram:BuyerReference', invoice.buyerReference),
            party('ram:SellerTradeParty', invoice.seller, invoice.contact),
            party('ram:BuyerTradeParty', invoice.buyer),
          ]),
          delivery(invoice),
          settlement(invoice),
        ]),
      ],
      namespaces,
    ),
  );
}

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

function lineItem({ currency }: EInvoice, line: Line, index: number): Part {
  const digits = minorDigits(currency);
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', line.description)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', decimal(line.price, digits + priceExtraDigits)),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', decimal(line.quantity, quantityDigits), { unitCode }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', line.category),
        element('ram:RateApplicablePercent', decimal(line.rate, 2)),
      ]),
      lineAllowance(line, currency),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', decimal(line.net, digits)),
      ]),
    ]),
  ]);
}

function lineAllowance({ discount, discountRate, gross }: Line, currency: string): Part {
  if (discount === 0) return undefined;
  const digits = minorDigits(currency);
  const basis = discountBasis(currency, discountRate, gross);
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
    basis && element('ram:CalculationPercent', decimal(basis.rate, 2)),
    basis && element('ram:BasisAmount', decimal(basis.amount, digits)),
    element('ram:ActualAmount', decimal(discount, digits)),
    element('ram:ReasonCode', discountReason.code),
    element('ram:Reason', discountReason.text),
  ]);
}

function party(name: string, party: Party, person?: Contact): Part {
  const register = registerNumber(party);
  return element(name, [
    element('ram:ID', party.taxId),
    element('ram:Name', party.name),
    element('ram:SpecifiedLegalOrganization', [
      register && element('ram:ID', register.id, { schemeID: register.scheme }),
    ]),
    person && contact(person),
    address(party),
    party.endpoint &&
      element('ram:URIUniversalCommunication', [
        element('ram:URIID', party.endpoint.id, { schemeID: party.endpoint.scheme }),
      ]),
    element('ram:SpecifiedTaxRegistration', [element('ram:ID', party.vatNumber, { schemeID: 'VA' })]),
    element('ram:SpecifiedTaxRegistration', [element('ram:ID', party.taxId, { schemeID: 'FC' })]),
  ]);
}

function contact({ name, phone, email }: Contact): Part {
  return element('ram:DefinedTradeContact', [
    element('ram:PersonName', name),
    element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
    element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
  ]);
}

function address({ addressLines, postcode, city, country }: Party): Part {
  const [first = '', second = '', ...rest] = addressLines;
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postcode),
    element('ram:LineOne', first),
    element('ram:LineTwo', second),
    element('ram:LineThree', rest.join(', ')),
    element('ram:CityName', city),
    element('ram:CountryID', country),
  ]);
}

/** The delivery. The schema requires this element, so it is empty if the invoice was issued on the day of delivery. */
function delivery(invoice: EInvoice): XmlElement {
  const content = [
    goesAbroad(invoice) ? element('ram:ShipToTradeParty', [address(invoice.buyer)]) : undefined,
    element('ram:ActualDeliverySupplyChainEvent', [day('ram:OccurrenceDateTime', invoice.delivery)]),
  ];
  const name = 'ram:ApplicableHeaderTradeDelivery';
  return element(name, content) ?? { name, attributes: {}, content: '' };
}

function settlement(invoice: EInvoice): Part {
  const { currency, net, tax, total, iban } = invoice;
  const amount = (name: string, minor: number, attributes = {}) =>
    element(name, decimal(minor, minorDigits(currency)), attributes);
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', invoice.paymentReference),
    element('ram:InvoiceCurrencyCode', currency),
    iban === ''
      ? undefined
      : element('ram:SpecifiedTradeSettlementPaymentMeans', [
          element('ram:TypeCode', paymentMeansCode(invoice)),
          element('ram:PayeePartyCreditorFinancialAccount', [element('ram:IBANID', iban)]),
        ]),
    ...invoice.groups.map((group) => tradeTax(group, invoice.exemption, amount)),
    ...invoice.groups.map((group) => allowance(group, invoice, amount)),
    element('ram:SpecifiedTradePaymentTerms', [day('ram:DueDateDateTime', invoice.due)]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', invoice.lineSum),
      invoice.discount === 0 ? undefined : amount('ram:AllowanceTotalAmount', invoice.discount),
      amount('ram:TaxBasisTotalAmount', net),
      amount('ram:TaxTotalAmount', tax, { currencyID: currency }),
      amount('ram:GrandTotalAmount', total),
      amount('ram:DuePayableAmount', total),
    ]),
    element('ram:InvoiceReferencedDocument', [element('ram:IssuerAssignedID', invoice.credited)]),
  ]);
}

type Amount = (name: string, minor: number) => Part;

function tradeTax({ rate, net, tax, category }: VatGroup, exemption: string, amount: Amount): Part {
  return element('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', tax),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', exemption),
    amount('ram:BasisAmount', net),
    element('ram:CategoryCode', category),
    element('ram:ExemptionReasonCode', exemptionCodes[category]),
    element('ram:RateApplicablePercent', decimal(rate, 2)),
  ]);
}

function allowance(group: VatGroup, { currency, discountRate }: EInvoice, amount: Amount): Part {
  if (group.discount === 0) return undefined;
  const basis = discountBasis(currency, discountRate, group.lines);
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
    basis && element('ram:CalculationPercent', decimal(basis.rate, 2)),
    basis && amount('ram:BasisAmount', basis.amount),
    amount('ram:ActualAmount', group.discount),
    element('ram:ReasonCode', discountReason.code),
    element('ram:Reason', discountReason.text),
    element('ram:CategoryTradeTax', [
      element('ram:TypeCode', 'VAT'),
      element('ram:CategoryCode', group.category),
      element('ram:RateApplicablePercent', decimal(group.rate, 2)),
    ]),
  ]);
}

/** A day in CII's format 102: `20260304`. */
function day(name: string, iso: string): Part {
  return element(name, [element('udt:DateTimeString', iso.replaceAll('-', ''), { format: '102' })]);
}
