/** What every address must be (SPEC sections 5 and 9; RFC 5321, section 4.5.3.1, and RFC 1035, section 2.3.4). */
const maxLengths = { address: 254, local: 64, label: 63 };

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters, digits and hyphens, no hyphen at an end. A domain of other letters stands here in punycode: `xn--…`. */
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/**
 * Why a text can't be an e-mail address, if it can't. Spaces around it count: take them off first. Quoted local parts and
 * addresses without a dot, which the standard knows and nobody has, are refused.
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
    // A last label of digits would make it a number on the network and not a name.
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Does the address belong to one of the domains, or to a part of one? `Maja@Mail.GMX.de` belongs to `gmx.de`. */
export function isDisallowed(email: string, domains: readonly string[]): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((each) => {
    const domain = each.toLowerCase();
    return host === domain || host.endsWith(`.${domain}`);
  });
}

/** The domains that count in a locale: its own, else the default locale's, which are asked for only then. */
export function domainsOrDefault(own: readonly string[], defaults: () => readonly string[]): readonly string[] {
  return own.length > 0 ? own : defaults();
}

/** Domains as editors write them, `@gmx.de` and `*.gmx.de` too, as they are compared: in lower case, each once, in order. */
export function domainsOf(written: readonly { readonly domain?: string | null }[]): string[] {
  const domains = written.map(({ domain }) =>
    (domain ?? '')
      .trim()
      .toLowerCase()
      .replace(/^[@*.]+/, ''),
  );
  return [...new Set(domains.filter(Boolean))].sort();
}
