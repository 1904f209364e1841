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

/** A vendor, the values that it stores in browsers, and the hosts to which its code sends requests. */
export interface Vendor<Id extends VendorId> {
  /** The name that visitors know. */
  readonly name: string;
  /** The company that runs the vendor's service, and the ISO code of its country. */
  readonly company: { readonly name: string; readonly country: string };
  /** What the vendor does for the site. The words for visitors are the string `vendor_{role}` of `global_strings`. */
  readonly role: 'flags' | 'banner' | 'analytics' | 'monitoring';
  /** The category that a visitor must have allowed before the vendor's code runs. */
  readonly category: ConsentCategory;
  readonly stored: readonly StoredValues[];
  readonly sources: (settings: NonNullable<VendorSettings[Id]>) => PolicySources;
}
