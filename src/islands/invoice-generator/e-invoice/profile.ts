/**
 * The profiles of an electronic invoice, which say for whom it is: EN 16931 itself, and two that narrow it and ask for
 * more fields.
 */
export const profileNames = ['en16931', 'xrechnung', 'peppol'] as const;
export type ProfileName = (typeof profileNames)[number];

/** The syntaxes of EN 16931. */
export type Syntax = 'cii' | 'ubl';

export interface Profile {
  /** The identifier of the specification (BT-24). */
  readonly specification: string;
  /** The identifier of the business process (BT-23). Empty if the profile needs none. */
  readonly process: string;
  readonly syntaxes: readonly Syntax[];
}

const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  en16931: { specification: 'urn:cen.eu:en16931:2017', process: '', syntaxes: ['cii', 'ubl'] },
  xrechnung: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: billing,
    syntaxes: ['cii', 'ubl'],
  },
  peppol: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    process: billing,
    syntaxes: ['ubl'],
  },
};

/** The profile that a form names. A form without a known profile means EN 16931 itself. */
export function profileOf(text: string): ProfileName {
  return profileNames.find((each) => each === text) ?? 'en16931';
}
