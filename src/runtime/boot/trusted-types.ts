interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/**
 * Matches the addresses from which scripts may load code: those of the service worker and of a captcha. The page's
 * Content Security Policy decides which hosts may serve the code.
 */
const knownScripts = /^(\/sw\.js|https?:\/\/[^/]+\/recaptcha\/api\.js\?[^#]+)$/;

/**
 * The page's only Trusted Types policy. It accepts all markup, because callers pass only markup that the export has
 * rendered, and it accepts two addresses of scripts. In browsers without Trusted Types, the functions return plain
 * strings.
 */
const rules: TrustedTypePolicy = {
  createHTML: (text) => text,
  createScriptURL(text) {
    if (!knownScripts.test(text)) throw new TypeError(`${text} is not a script of this site.`);
    return text;
  },
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('helios', rules) ?? rules;

/** Turns markup that the export has rendered into a value that `innerHTML` accepts. */
export function ownMarkup(html: string): string {
  return policy.createHTML(html);
}

/**
 * Turns the address of a known script into a value that `register` and script elements accept. Throws a TypeError for
 * other addresses.
 */
export function ownScript(address: string): string {
  return policy.createScriptURL(address);
}
