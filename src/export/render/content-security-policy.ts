import type { CaptchaSite } from '../../rules/leads/captcha.ts';
import type { PolicySources } from '../../rules/privacy/vendor.ts';

/**
 * The Content-Security-Policy (CSP Level 3) in a page's meta element. It allows the page's one style element and its
 * speculation rules by their hashes, and scripts from the site's own origin. It allows nothing else inline, only the
 * other hosts of the input, and no markup or script from strings (Trusted Types). The policy has no `strict-dynamic`:
 * with that keyword a module script could import other modules only if its script element had a nonce, and a static
 * page has none. The host's headers have the directives that are not valid in a meta element (`frame-ancestors`).
 */
export function contentSecurityPolicy(input: {
  /** The SHA-256 of the style element's text, in base64. */
  readonly style: string;
  /** The SHA-256 of the speculation rules, in base64. Browsers apply `script-src` to them as to an inline script. */
  readonly speculationRules: string;
  /** Origins that forms may submit to, in addition to the site's own. */
  readonly formOrigins: readonly string[];
  /** Origins of images outside the site: the CMS's image host in `imgix` mode. */
  readonly imageOrigins: readonly string[];
  /** Origins of players that the page may embed in a frame. */
  readonly frameOrigins: readonly string[];
  /** Sources of the captcha's provider and of the site's vendors. */
  readonly vendors: readonly PolicySources[];
}): string {
  const sourcesFor = (key: keyof PolicySources) => [...new Set(input.vendors.flatMap((vendor) => vendor[key] ?? []))];
  const frames = [...input.frameOrigins, ...sourcesFor('frame')];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${input.speculationRules}'`, ...sourcesFor('script')],
    'style-src': [`'sha256-${input.style}'`],
    'img-src': ["'self'", ...input.imageOrigins, ...sourcesFor('image')],
    'media-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sourcesFor('connect')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...input.formOrigins],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['helios', ...sourcesFor('trustedTypes')],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** Names of the Trusted Types policies that reCAPTCHA creates: one in its loader, and one in the Closure library. */
const captchaPolicies = ['recaptcha', 'goog#html'];

/**
 * Sources of reCAPTCHA's scripts, frames and reports: the host of its API, and the hosts from which Google serves its
 * releases, which are one for google.com and two for the mirror recaptcha.net
 * (https://developers.google.com/recaptcha/docs/faq). Empty without a site key, because then no captcha is loaded.
 */
export function captchaSources(captcha: CaptchaSite | undefined): PolicySources[] {
  if (captcha?.siteKey === undefined) return [];
  const { origin } = captcha;
  const releases = ['https://www.gstatic.com/recaptcha/'];
  if (new URL(origin).hostname.endsWith('recaptcha.net')) releases.push('https://www.gstatic.cn/recaptcha/');
  const sources = [`${origin}/recaptcha/`, ...releases];
  return [{ script: sources, frame: sources, connect: sources, trustedTypes: captchaPolicies }];
}
