/**
 * The limits of an email address, in characters (docs/contract.md, section 9.6; RFC 5321, section 4.5.3.1; RFC 1035,
 * section 2.3.4).
 */
const maxLengths = { address: 254, local: 64, label: 63 };

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/**
 * Matches a label of a domain: letters, digits and hyphens, with no hyphen at either end. Other scripts must be in
 * punycode: `xn--…`.
 */
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/**
 * Checks an email address. Returns its fault, or undefined if the address is valid. The caller must trim the text.
 * Quoted local parts and domains without a dot are rejected: the standard allows them, but visitors do not have them.
 */
export function emailFault(text: string): 'INVALID_EMAIL' | undefined {
  return isAddress(text) ? undefined : 'INVALID_EMAIL';
}

function isAddress(text: string): boolean {
  if (text.length > maxLengths.address) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= maxLengths.local &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((each) => each.length <= maxLengths.label && label.test(each)) &&
    // The last label may not be a number, because such a domain would be read as an IP address.
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** True if an address belongs to one of the domains or their subdomains: `Maja@Mail.GMX.de` belongs to `gmx.de`. */
export function isDisallowed(email: string, domains: readonly string[]): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((each) => {
    const domain = each.toLowerCase();
    return host === domain || host.endsWith(`.${domain}`);
  });
}

/**
 * Returns a locale's domains of private email addresses, or the default locale's if the locale has none. `defaults` is
 * called only in the second case.
 */
export function domainsOrDefault(own: readonly string[], defaults: () => readonly string[]): readonly string[] {
  return own.length > 0 ? own : defaults();
}

/**
 * Normalizes the domains that editors write: `@GMX.de` and `*.gmx.de` become `gmx.de`. The result is sorted and has no
 * duplicates.
 */
export function domainsOf(written: readonly { readonly domain?: string | null }[]): string[] {
  const domains = written.map(({ domain }) =>
    (domain ?? '')
      .trim()
      .toLowerCase()
      .replace(/^[@*.]+/, ''),
  );
  return [...new Set(domains.filter(Boolean))].sort();
}
