import { captchaStoredData, type StoredValues, storedData } from '../../rules/privacy/stored-data.ts';
import type { Vendor } from '../../rules/privacy/vendor.ts';
import type { VendorId, VendorSettings } from '../../rules/privacy/vendor-settings.ts';
import { vendors } from './vendors.ts';

export interface DeclaringSite {
  readonly vendors: VendorSettings;
  readonly hasCaptcha: boolean;
}

/**
 * Stored values, and the name of the vendor whose code stores them. The name is undefined for values of the site
 * itself.
 */
export interface DeclaredValues extends StoredValues {
  readonly vendor: string | undefined;
}

/** Everything that a site stores in browsers: its own values, those of its captcha and those of its vendors. */
export function declaredData({ vendors: settings, hasCaptcha }: DeclaringSite): readonly DeclaredValues[] {
  const ownedBy = (vendor: string | undefined) => (values: StoredValues) => ({ ...values, vendor });
  return [
    ...storedData.map(ownedBy(undefined)),
    ...(hasCaptcha ? [captchaStoredData].map(ownedBy('reCAPTCHA')) : []),
    ...vendorsOf(settings).flatMap(({ name, stored }) => stored.map(ownedBy(name))),
  ];
}

/** A vendor without `sources`, which depend on the settings of a site. */
export type DeclaredVendor = Omit<Vendor<VendorId>, 'sources'>;

/** The vendors that the site has. */
export function vendorsOf(settings: VendorSettings): DeclaredVendor[] {
  // The cast is safe: the object has a key for each vendor.
  return (Object.keys(vendors) as VendorId[]).filter((id) => settings[id] !== undefined).map((id) => vendors[id]);
}
