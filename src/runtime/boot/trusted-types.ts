interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/** Addresses that may become scripts: the service worker and a captcha. The page's CSP decides which hosts may serve them. */
const knownScripts = /^(\/sw\.js|https?:\/\/[^/]+\/recaptcha\/api\.js\?[^#]+)$/;

/**
 * The page's only Trusted Types policy. It accepts all markup, since callers pass only markup of the export, and two script
 * addresses. In browsers without Trusted Types the texts stay plain strings.
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

/** Turns markup of the export into a value that `innerHTML` accepts. */
export function ownMarkup(html: string): string {
  return policy.createHTML(html);
}

/** Turns a script's address into a value that `register` and script elements accept. Throws on other addresses. */
export function ownScript(address: string): string {
  return policy.createScriptURL(address);
}
