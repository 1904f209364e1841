interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/**
 * The page's one Trusted Types policy. It lets pass what the export rendered, from files of our own origin, and as a
 * script that is started by name the service worker's alone. Where the browser has no Trusted Types, texts stay texts.
 */
const rules: TrustedTypePolicy = {
  createHTML: (text) => text,
  createScriptURL(text) {
    if (text !== '/sw.js') throw new TypeError(`${text} is not a script of this site.`);
    return text;
  },
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('helios', rules) ?? rules;

/** Markup of the export, as `innerHTML` takes it. */
export function ownMarkup(html: string): string {
  return policy.createHTML(html);
}

/** The service worker's script, as `register` takes it. */
export function workerScript(): string {
  return policy.createScriptURL('/sw.js');
}
