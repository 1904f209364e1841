import { createHash } from 'node:crypto';
import type { CaptchaSite } from '../../rules/leads/captcha.ts';

/**
 * The page's own policy: its one style element by hash, scripts from our own origin only, nothing else inline, nothing
 * from elsewhere, no markup or script from strings (Trusted Types). Not `strict-dynamic`: a module found by the parser
 * passes that on to its imports only with a nonce, and a static page has none. What a meta element can't say
 * (`frame-ancestors`) is in the host's headers. CSP Level 3.
 */
export function contentSecurityPolicy(input: {
  readonly style: string;
  /** Where forms may lead beside the site itself. */
  readonly formOrigins: readonly string[];
  /** Hosts of images that are not ours: the CMS's in `imgix` mode. */
  readonly imageOrigins: readonly string[];
  /** Hosts of players the page may frame. */
  readonly frameOrigins: readonly string[];
  /** Whatever a captcha's provider needs; empty without a captcha. */
  readonly captchaSources: readonly string[];
}): string {
  const { captchaSources: captcha } = input;
  const frames = [...input.frameOrigins, ...captcha];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captcha],
    'style-src': [hashSource(input.style)],
    'img-src': ["'self'", ...input.imageOrigins],
    'media-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...captcha],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...input.formOrigins],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['helios', ...(captcha.length > 0 ? captchaPolicies : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** The Trusted Types policies of reCAPTCHA: that of its loader, and that of the library it is written with. */
const captchaPolicies = ['recaptcha', 'goog#html'];

/**
 * Where reCAPTCHA's scripts and frames come from, and where they report to: its host, and the one its releases are on
 * (https://developers.google.com/recaptcha/docs/faq; the mirror's are on either of two). Without a key it is not brought.
 */
export function captchaSources(captcha: CaptchaSite | undefined): string[] {
  if (captcha?.siteKey === undefined) return [];
  const { origin } = captcha;
  const releases = ['https://www.gstatic.com/recaptcha/'];
  if (new URL(origin).hostname.endsWith('recaptcha.net')) releases.push('https://www.gstatic.cn/recaptcha/');
  return [`${origin}/recaptcha/`, ...releases];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
