import { type ConsentCategory, consentCategories } from '../../rules/privacy/categories.ts';
import type { ConsentSettings } from '../../rules/privacy/consent-settings.ts';
import type { StorageLifetime } from '../../rules/privacy/stored-data.ts';
import type { VendorId, VendorSettings } from '../../rules/privacy/vendor-settings.ts';
import type { Locale } from '../locale.ts';
import { declaredData, vendorsOf } from './declared-data.ts';
import { vendorSources } from './vendors.ts';

export interface ConsentInput {
  readonly consent: ConsentSettings;
  readonly vendors: VendorSettings;
  readonly hasCaptcha: boolean;
  readonly locales: readonly Pick<Locale, 'code'>[];
  /** The words of a purpose or a category, in the language of the report. */
  readonly textOf: (key: string) => string;
}

/**
 * A description of everything that a site stores and of the vendors that its pages contact, for the person who is
 * responsible for data protection.
 */
export interface ConsentDescription {
  readonly policyVersion: string;
  readonly cookieDomain: string;
  /** What happens in each locale if the flag `hubspotBanner` is evaluated as off. */
  readonly whenBannerIsOff: readonly { readonly locale: string; readonly policy: 'allow' | 'ask' }[];
  readonly categories: readonly DescribedCategory[];
  readonly vendors: readonly DescribedVendor[];
}

export interface DescribedCategory {
  readonly category: ConsentCategory;
  readonly name: string;
  /** The text of the consent dialog that says what the category makes possible. */
  readonly unlocks: string;
  readonly stored: readonly DescribedValues[];
}

export interface DescribedValues {
  readonly purpose: string;
  /** The vendor whose code stores the values; null for the site's own. */
  readonly vendor: string | null;
  /** Names of cookies, keys, caches and databases. A `*` stands for any text. */
  readonly names: readonly string[];
  readonly lifetime: string;
  /** All categories that a visitor must have allowed. */
  readonly needs: readonly ConsentCategory[];
}

export interface DescribedVendor {
  readonly name: string;
  /** The company and its country: `Twilio Inc., US`. */
  readonly company: string;
  /** The text of the consent dialog that says what the vendor does for the site. */
  readonly purpose: string;
  /** The category that a visitor must allow before a page loads code from the vendor or sends it a request. */
  readonly category: ConsentCategory;
  /** The origins from which pages may load the vendor's scripts, and those to which its code may send requests. */
  readonly scripts: readonly string[];
  readonly requests: readonly string[];
  /** Names of the Trusted Types policies that the vendor's code uses. */
  readonly trustedTypes: readonly string[];
}

/**
 * Describes what a site stores and asks. The same table is the source of its consent dialog, its cookie policies, the
 * Content Security Policies of its pages, and tests.
 */
export function describeConsent({ consent, vendors, hasCaptcha, locales, textOf }: ConsentInput): ConsentDescription {
  const { policyVersion, cookieDomain, whenBannerIsOff } = consent;
  const declared = declaredData({ vendors, hasCaptcha });
  return {
    policyVersion,
    cookieDomain,
    whenBannerIsOff: locales.map(({ code }) => ({
      locale: code,
      policy: whenBannerIsOff[code] ?? whenBannerIsOff.default,
    })),
    categories: consentCategories.toReversed().map((category) => ({
      category,
      name: textOf(`stored_${category}`),
      unlocks: textOf(`consent_${category}_text`),
      stored: declared
        .filter(({ needs }) => needs.includes(category))
        .map(({ purpose, vendor, names, lifetime, needs }) => ({
          purpose: textOf(`stored_${purpose}`),
          vendor: vendor ?? null,
          names,
          lifetime: lifetimeText(lifetime),
          needs,
        })),
    })),
    vendors: describeVendors(vendors, textOf),
  };
}

function describeVendors(settings: VendorSettings, textOf: ConsentInput['textOf']): DescribedVendor[] {
  // The cast is safe: the settings have no other keys.
  const ids = (Object.keys(settings) as VendorId[]).filter((id) => settings[id] !== undefined);
  return ids.flatMap((id) => {
    const sources = vendorSources({ [id]: settings[id] });
    return vendorsOf({ [id]: settings[id] }).map(({ name, company, role, category }) => ({
      name,
      company: `${company.name}, ${company.country}`,
      purpose: textOf(`vendor_${role}`),
      category,
      scripts: sources.flatMap(({ script = [] }) => script),
      requests: sources.flatMap(({ connect = [] }) => connect),
      trustedTypes: sources.flatMap(({ trustedTypes = [] }) => trustedTypes),
    }));
  });
}

function lifetimeText(lifetime: StorageLifetime): string {
  if (lifetime === 'until_tab_closed') return 'until the tab is closed';
  if (lifetime === 'until_deleted') return 'until the visitor deletes it';
  return `${lifetime.count} ${lifetime.unit}s`;
}
