interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/** Scripts that may be started by name: the service worker's and a captcha's, from whichever host the page's own policy allows. */
const knownScripts = /^(\/sw\.js|https?:\/\/[^/]+\/recaptcha\/api\.js\?[^#]+)$/;

/**
 * The page's one Trusted Types policy. It lets pass what the export rendered, from files of our own origin, and as scripts
 * that are started by name two alone. Where the browser has no Trusted Types, texts stay texts.
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

/** Markup of the export, as `innerHTML` takes it. */
export function ownMarkup(html: string): string {
  return policy.createHTML(html);
}

/** A script's address, as `register` and a script element take it. */
export function ownScript(address: string): string {
  return policy.createScriptURL(address);
}
