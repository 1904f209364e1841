import type { ConsentCategory } from '../../../src/rules/privacy/categories.ts';
import type { VendorId, VendorSettings } from '../../../src/rules/privacy/vendor-settings.ts';
import { deniedNames } from '../../../src/runtime/shared/consent/denied-names.ts';
import { preferencesWith } from '../../../src/runtime/shared/consent/preferences.ts';
import { declaredData } from '../../../src/site/privacy/declared-data.ts';
import { vendorSources } from '../../../src/site/privacy/vendors.ts';

/** What a visit has asked for and stored. */
export interface Traces {
  /** Origins of all requests but those to the site itself. */
  readonly origins: ReadonlySet<string>;
  /** Names of cookies, keys, caches and databases. */
  readonly names: ReadonlySet<string>;
}

/** The state of consent in which a visit was made. */
export interface VisitState {
  readonly vendors: VendorSettings;
  readonly allowed: readonly ConsentCategory[];
  /** The vendors that are asked in this state. */
  readonly loaded: readonly VendorId[];
}

/** What is not declared in the table, or declared for another category than the visitor has allowed. */
export function undeclared({ origins, names }: Traces, { vendors, allowed, loaded }: VisitState) {
  const declared = declaredData({ vendors, hasCaptcha: false });
  const denied = new Set(deniedNames(declared, preferencesWith(allowed)));
  const permitted = declared.flatMap((each) => each.names).filter((name) => !denied.has(name));
  const fits = (pattern: string, name: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const hostsOf = (ids: readonly VendorId[]) =>
    vendorSources(Object.fromEntries(ids.map((id) => [id, vendors[id]]))).flatMap(({ script = [], connect = [] }) => [
      ...script,
      ...connect,
    ]);
  const hosts = hostsOf(loaded);
  return {
    names: [...names].filter((name) => !permitted.some((pattern) => fits(pattern, name))),
    origins: [...origins].filter((origin) => !hosts.includes(origin)),
    // A vendor that may be asked and is not would prove nothing.
    silent: loaded.filter((id) => hostsOf([id]).every((host) => !origins.has(host))),
  };
}

/** The result for a visit of which everything is declared. */
export const allDeclared = { names: [], origins: [], silent: [] };
