import type { SheetForm } from '../../kit/sheet-form.ts';
import type { Invoice } from '../invoice-of.ts';
import { emailScheme, endpointOf, isEmail, isLeitwegId, isRightLeitwegId } from './endpoint.ts';
import type { ProfileName } from './profile.ts';

/** What keeps a field from being part of an electronic invoice. */
export type FieldFault =
  | { readonly code: 'missing' | 'email' | 'leitweg' | 'peppol-id' }
  | { readonly code: 'peppol-country'; readonly country: string }
  | { readonly code: 'peppol-scheme'; readonly country: string; readonly schemes: readonly string[] };

/** The faults by the names of their fields, in the order of the form. */
export type EInvoiceFaults = ReadonlyMap<string, FieldFault>;

interface Input {
  readonly form: Pick<SheetForm, 'text'>;
  readonly invoice: Pick<Invoice, 'given' | 'vatCase' | 'isCreditNote'>;
}

/**
 * Finds what a form lacks for an electronic invoice. EN 16931 needs more than a printed invoice: tax numbers (BR-S-02
 * and its like for the other categories), a day of payment (BR-CO-25), and items with a name and a price (BR-16, BR-25,
 * BR-26). Profiles such as XRechnung and Peppol need still more. The numbers of the form must be valid.
 */
export function eInvoiceFaults(input: Input, profile: ProfileName): EInvoiceFaults {
  const { form } = input;
  const missing = neededFields(input, profile).filter((name) => form.text(name) === '');
  const found = new Map<string, FieldFault>(missing.map((name) => [name, { code: 'missing' }]));
  const wrong = { en16931: noFaults, xrechnung: xrechnungFaults, peppol: peppolFaults }[profile](form);
  for (const [name, fault] of wrong) if (!found.has(name)) found.set(name, fault);
  return found;
}

function neededFields({ form, invoice }: Input, profile: ProfileName): string[] {
  const { given, vatCase, isCreditNote } = invoice;
  const items = given.value.length > 0 ? given.value : [1];
  // A seller without a VAT number may give a tax number instead, unless goods cross a border: then the VAT number is
  // needed.
  const mayHaveTaxId = vatCase.value !== 'intra-community' && vatCase.value !== 'export';
  return [
    'company',
    ...(mayHaveTaxId && form.text('company_tax_id') ? [] : ['company_tax_number']),
    ...(profile === 'en16931' ? [] : ['company_address', 'company_postcode', 'company_city']),
    ...(needsAccount(form, profile) ? ['iban'] : []),
    'client',
    ...(vatCase.value === 'reverse-charge' || vatCase.value === 'intra-community' ? ['client_tax_number'] : []),
    ...(profile === 'en16931' ? [] : ['client_address', 'client_postcode', 'client_city']),
    // Article 219 of directive 2006/112/EC: a credit note names the invoice that it changes.
    ...(isCreditNote.value ? ['credited'] : []),
    ...['number', 'date', 'term'],
    ...(profile === 'en16931' ? [] : ['buyer_reference']),
    ...(hasGermanRules(form, profile) ? ['contact', 'phone', 'email'] : []),
    ...(profile === 'peppol' ? ['company_endpoint'] : []),
    ...(profile === 'en16931' || hasLeitwegId(form, profile) ? [] : ['client_endpoint']),
    ...items.flatMap((id) => [`item-${id}-description`, `item-${id}-price`]),
  ];
}

/**
 * True if the seller's account is required: the rule BR-DE-1 of XRechnung, and the rules DE-R-001 and NL-R-007 of
 * Peppol.
 */
function needsAccount(form: Input['form'], profile: ProfileName): boolean {
  const isDutch = form.text('company_country') === 'NL';
  return hasGermanRules(form, profile) || (profile === 'peppol' && isDutch);
}

/**
 * True if the rules of XRechnung apply to the invoice. Peppol has the same rules for invoices from Germany to Germany (DE-R-001 to
 * DE-R-031).
 */
function hasGermanRules(form: Input['form'], profile: ProfileName): boolean {
  const isGerman = (party: string) => form.text(`${party}_country`) === 'DE';
  return profile === 'xrechnung' || (profile === 'peppol' && isGerman('company') && isGerman('client'));
}

/**
 * True if the buyer reference is a Leitweg-ID. XRechnung takes it as the buyer's electronic address as well, so that
 * visitors need not type it twice.
 */
function hasLeitwegId(form: Input['form'], profile: ProfileName): boolean {
  return profile === 'xrechnung' && isRightLeitwegId(form.text('buyer_reference'));
}

type Faults = readonly (readonly [string, FieldFault])[];

function noFaults(): Faults {
  return [];
}

function xrechnungFaults(form: Input['form']): Faults {
  const reference = form.text('buyer_reference');
  const isMistyped = isLeitwegId(reference) && !isRightLeitwegId(reference);
  return [
    ...(isMistyped ? [['buyer_reference', { code: 'leitweg' }] as const] : []),
    ...(isEmail(form.text('email')) ? [] : [['email', { code: 'email' }] as const]),
  ];
}

function peppolFaults(form: Input['form']): Faults {
  const seller = form.text('company_country');
  return [
    ...(seller === 'GR' ? [['profile', { code: 'peppol-country', country: seller }] as const] : []),
    ...(['company', 'client'] as const).flatMap((party) => {
      const fault = peppolIdFault(form, party);
      return fault ? [[`${party}_endpoint`, fault] as const] : [];
    }),
  ];
}

/**
 * Countries whose rules in Peppol want the number in the companies' register (BT-30), and the schemes of these numbers: the
 * rules NL-R-003, DK-R-002, DK-R-014 and IS-R-002.
 */
const registerSchemes: Readonly<Record<string, readonly string[]>> = {
  NL: ['0106', '0190'],
  DK: ['0184'],
  IS: ['0196'],
};

/**
 * The countries in which the client, too, needs a number in the companies' register if the seller is from the same
 * country: NL-R-005 and IS-R-004.
 */
const clientsWithRegister: ReadonlySet<string> = new Set(['NL', 'IS']);

function peppolIdFault(form: Input['form'], party: 'company' | 'client'): FieldFault | undefined {
  const endpoint = endpointOf(form.text(`${party}_endpoint`));
  if (!endpoint || endpoint.scheme === emailScheme) return { code: 'peppol-id' };
  const country = form.text('company_country');
  const isBound = party === 'company' || (clientsWithRegister.has(country) && form.text('client_country') === country);
  const schemes = isBound ? registerSchemes[country] : undefined;
  return schemes && !schemes.includes(endpoint.scheme) ? { code: 'peppol-scheme', country, schemes } : undefined;
}
