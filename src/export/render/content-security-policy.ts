import { createHash } from 'node:crypto';

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
}): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': [hashSource(input.style)],
    'img-src': ["'self'", ...input.imageOrigins],
    'media-src': ["'self'"],
    ...(input.frameOrigins.length > 0 && { 'frame-src': input.frameOrigins }),
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...input.formOrigins],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['helios'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
