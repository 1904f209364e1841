import { mod97 } from '../payment/mod-97.ts';
import { isLuhn, isMultiple } from '../vat-number/check-digits.ts';

/** The electronic address to which an invoice is delivered (BT-34, BT-49). */
export interface Endpoint {
  /** What kind of address it is: a code of the list EAS. */
  readonly scheme: string;
  readonly id: string;
}

export type EndpointFault = 'shape' | 'check-digits';

/** The scheme of email addresses. XRechnung takes them, Peppol does not. */
export const emailScheme = 'EM';

/**
 * Parses an electronic address as people have it: `0088:7300010000001` or an email address. Undefined if the text is
 * neither.
 */
export function endpointOf(text: string): Endpoint | undefined {
  const [, scheme = '', id = ''] = /^(\d{4})\s*:\s*(\S+)$/.exec(text) ?? [];
  if (schemes.has(scheme)) return { scheme, id };
  return isEmail(text) ? { scheme: emailScheme, id: text } : undefined;
}

/** What is wrong with an electronic address. Undefined if it is right, as far as anybody can tell without a register. */
export function endpointFault(text: string): EndpointFault | undefined {
  const endpoint = endpointOf(text);
  if (!endpoint) return 'shape';
  return isRight[endpoint.scheme]?.(endpoint.id) === false ? 'check-digits' : undefined;
}

/**
 * True for an email address that the rule BR-DE-28 of XRechnung accepts: one @, at least two characters on each side of
 * it, and no point at either end of a side.
 */
export function isEmail(text: string): boolean {
  return /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(text);
}

/**
 * True if the text has the form of a Leitweg-ID, by which German authorities route invoices: the number of a state (01 to
 * 16) or of the federation (99), a part that the authority chooses, and two check digits.
 */
export function isLeitwegId(text: string): boolean {
  return /^(0[1-9]|1[0-6]|99)\d{0,10}(-[A-Z\d]{1,30})?-\d{2}$/i.test(text);
}

/** True if the check digits of a Leitweg-ID are right (ISO/IEC 7064, MOD 97-10; Format-Spezifikation Leitweg-ID 2.0.2). */
export function isRightLeitwegId(text: string): boolean {
  return isLeitwegId(text) && mod97(text.replaceAll('-', '')) === 1;
}

/** The schemes of Peppol's code list "Electronic Address Scheme", version 9.1. */
const schemes: ReadonlySet<string> = new Set(
  [
    '0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190 0191',
    '0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 0217 0218',
    '0221 0225 0230 0235 0240 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932',
    '9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959',
  ].flatMap((line) => line.split(' ')),
);

/** The schemes whose ids have check digits or a fixed form: the rules PEPPOL-COMMON-R040 to R049, and the Leitweg-ID. */
const isRight: Readonly<Record<string, (id: string) => boolean>> = {
  '0007': (id) => /^\d{10}$/.test(id) && isLuhn(id),
  '0088': (id) => /^\d{13}$/.test(id) && isMultiple(id, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1], 10),
  '0184': (id) => /^(DK)?\d{8}$/.test(id),
  '0192': (id) => /^\d{9}$/.test(id) && isMultiple(id, [3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
  '0204': isRightLeitwegId,
  '0208': (id) => /^[01]\d{9}$/.test(id) && Number(id.slice(0, 8)) % 97 === 97 - Number(id.slice(8)),
};
