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
  type VatCategory,
  type VatGroup,
} from './e-invoice.ts';
import { profiles } from './profile.ts';
import { element, printXml, type XmlElement } from './xml.ts';

type Part = XmlElement | undefined;

/**
 * Writes an invoice as OASIS UBL 2.1, one of the two syntaxes of EN 16931. Peppol invoices are UBL with narrower rules.
 * A credit note is a document of its own in UBL, whose elements have other names.
 */
export function ublXml(invoice: EInvoice): string {
  const isCredit = invoice.kind === '381';
  const { specification, process } = profiles[invoice.profile];
  const amount = (name: string, minor: number) => money(name, minor, invoice.currency);
  return printXml(
    element(
      isCredit ? 'CreditNote' : 'Invoice',
      [
        element('cbc:CustomizationID', specification),
        element('cbc:ProfileID', process),
        element('cbc:ID', invoice.number),
        element('cbc:IssueDate', invoice.date),
        isCredit ? undefined : element('cbc:DueDate', invoice.due),
        element(isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', invoice.kind),
        element('cbc:Note', invoice.note),
        element('cbc:DocumentCurrencyCode', invoice.currency),
        element('cbc:BuyerReference', invoice.buyerReference),
        element('cac:BillingReference', [
          element('cac:InvoiceDocumentReference', [element('cbc:ID', invoice.credited)]),
        ]),
        element('cac:AccountingSupplierParty', [party(invoice.seller, invoice.contact)]),
        element('cac:AccountingCustomerParty', [party(invoice.buyer)]),
        delivery(invoice),
        paymentMeans(invoice),
        ...invoice.groups.map((group) => allowance(group, invoice, amount)),
        element('cac:TaxTotal', [
          amount('cbc:TaxAmount', invoice.tax),
          ...invoice.groups.map((group) => taxSubtotal(group, invoice.exemption, amount)),
        ]),
        element('cac:LegalMonetaryTotal', [
          amount('cbc:LineExtensionAmount', invoice.lineSum),
          amount('cbc:TaxExclusiveAmount', invoice.net),
          amount('cbc:TaxInclusiveAmount', invoice.total),
          invoice.discount === 0 ? undefined : amount('cbc:AllowanceTotalAmount', invoice.discount),
          amount('cbc:PayableAmount', invoice.total),
        ]),
        ...invoice.lines.map((line, index) => invoiceLine(invoice, line, index)),
      ],
      namespaces(isCredit ? 'CreditNote' : 'Invoice'),
    ),
  );
}

function namespaces(root: 'Invoice' | 'CreditNote') {
  return {
    xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
    'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  };
}

function party(party: Party, person?: Contact): Part {
  const { endpoint } = party;
  const register = registerNumber(party);
  return element('cac:Party', [
    endpoint && element('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    element('cac:PartyIdentification', [element('cbc:ID', party.taxId)]),
    address('cac:PostalAddress', party),
    taxRegistration(party.vatNumber, 'VAT'),
    // A tax number must not have the scheme `VAT`, which would make it a VAT number. `FC` is the name that CII has for
    // a tax number.
    taxRegistration(party.taxId, 'FC'),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', party.name),
      register && element('cbc:CompanyID', register.id, { schemeID: register.scheme }),
    ]),
    person && contact(person),
  ]);
}

function contact({ name, phone, email }: Contact): Part {
  return element('cac:Contact', [
    element('cbc:Name', name),
    element('cbc:Telephone', phone),
    element('cbc:ElectronicMail', email),
  ]);
}

function address(name: string, { addressLines, postcode, city, country }: Party): Part {
  const [first = '', second = '', ...rest] = addressLines;
  return element(name, [
    element('cbc:StreetName', first),
    element('cbc:AdditionalStreetName', second),
    element('cbc:CityName', city),
    element('cbc:PostalZone', postcode),
    element('cac:AddressLine', [element('cbc:Line', rest.join(', '))]),
    element('cac:Country', [element('cbc:IdentificationCode', country)]),
  ]);
}

function taxRegistration(number: string, scheme: string): Part {
  if (number === '') return undefined;
  return element('cac:PartyTaxScheme', [
    element('cbc:CompanyID', number),
    element('cac:TaxScheme', [element('cbc:ID', scheme)]),
  ]);
}

function delivery(invoice: EInvoice): Part {
  return element('cac:Delivery', [
    element('cbc:ActualDeliveryDate', invoice.delivery),
    goesAbroad(invoice) ? element('cac:DeliveryLocation', [address('cac:Address', invoice.buyer)]) : undefined,
  ]);
}

function paymentMeans(invoice: EInvoice): Part {
  const { kind, due, iban, paymentReference } = invoice;
  if (iban === '') return undefined;
  const code = paymentMeansCode(invoice);
  return element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', code),
    // A credit note has its day of payment here, an invoice in its head.
    kind === '381' ? element('cbc:PaymentDueDate', due) : undefined,
    element('cbc:PaymentID', paymentReference),
    element('cac:PayeeFinancialAccount', code === '42' ? danishAccount(iban) : [element('cbc:ID', iban)]),
  ]);
}

/** The account and the bank's registration number, which are parts of a Danish IBAN: the rule DK-R-006. */
function danishAccount(iban: string): Part[] {
  return [
    element('cbc:ID', iban.slice(8)),
    element('cac:FinancialInstitutionBranch', [element('cbc:ID', iban.slice(4, 8))]),
  ];
}

function allowance(group: VatGroup, { currency, discountRate }: EInvoice, amount: Amount): Part {
  if (group.discount === 0) return undefined;
  const basis = discountBasis(currency, discountRate, group.lines);
  return element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', 'false'),
    element('cbc:AllowanceChargeReasonCode', discountReason.code),
    element('cbc:AllowanceChargeReason', discountReason.text),
    basis && element('cbc:MultiplierFactorNumeric', decimal(basis.rate, 2)),
    amount('cbc:Amount', group.discount),
    basis && amount('cbc:BaseAmount', basis.amount),
    element('cac:TaxCategory', [...categoryAndRate(group.category, group.rate), taxScheme]),
  ]);
}

type Amount = (name: string, minor: number) => Part;

function taxSubtotal({ rate, net, tax, category }: VatGroup, exemption: string, amount: Amount): Part {
  return element('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', net),
    amount('cbc:TaxAmount', tax),
    element('cac:TaxCategory', [
      ...categoryAndRate(category, rate),
      element('cbc:TaxExemptionReasonCode', exemptionCodes[category]),
      element('cbc:TaxExemptionReason', exemption),
      taxScheme,
    ]),
  ]);
}

function invoiceLine({ currency, kind }: EInvoice, line: Line, index: number): Part {
  const isCredit = kind === '381';
  const { description, quantity, price, net, category, rate } = line;
  return element(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    element('cbc:ID', String(index + 1)),
    element(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', decimal(quantity, quantityDigits), {
      unitCode,
    }),
    money('cbc:LineExtensionAmount', net, currency),
    lineAllowance(line, currency),
    element('cac:Item', [
      element('cbc:Name', description),
      element('cac:ClassifiedTaxCategory', [...categoryAndRate(category, rate), taxScheme]),
    ]),
    element('cac:Price', [money('cbc:PriceAmount', price, currency, priceExtraDigits)]),
  ]);
}

function lineAllowance({ discount, discountRate, gross }: Line, currency: string): Part {
  if (discount === 0) return undefined;
  const basis = discountBasis(currency, discountRate, gross);
  return element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', 'false'),
    element('cbc:AllowanceChargeReasonCode', discountReason.code),
    element('cbc:AllowanceChargeReason', discountReason.text),
    basis && element('cbc:MultiplierFactorNumeric', decimal(basis.rate, 2)),
    money('cbc:Amount', discount, currency),
    basis && money('cbc:BaseAmount', basis.amount, currency),
  ]);
}

function categoryAndRate(category: VatCategory, rate: number): Part[] {
  return [element('cbc:ID', category), element('cbc:Percent', decimal(rate, 2))];
}

function money(name: string, minor: number, currency: string, extraDigits = 0): Part {
  return element(name, decimal(minor, minorDigits(currency) + extraDigits), { currencyID: currency });
}

const taxScheme = element('cac:TaxScheme', [element('cbc:ID', 'VAT')]);
