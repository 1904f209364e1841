import type { ConsentCategory } from './categories.ts';
import type { StoredValues } from './stored-data.ts';
import type { VendorId, VendorSettings } from './vendor-settings.ts';

/** What the Content-Security-Policy of a page must allow, in addition to the site's own sources. */
export interface PolicySources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  /** Names of Trusted Types policies. */
  readonly trustedTypes?: readonly string[];
}

/** A vendor, what it stores in browsers, and the hosts that its code asks. */
export interface Vendor<Id extends VendorId> {
  /** The name that visitors know. */
  readonly name: string;
  /** The company behind it, and the ISO code of its country. */
  readonly company: { readonly name: string; readonly country: string };
  /** What it does for the site. The words are the string `vendor_{role}` of `global_strings`. */
  readonly role: 'flags' | 'banner' | 'analytics' | 'monitoring';
  /** The category that a visitor must have allowed before the vendor's code runs. */
  readonly category: ConsentCategory;
  readonly stored: readonly StoredValues[];
  readonly sources: (settings: NonNullable<VendorSettings[Id]>) => PolicySources;
}
