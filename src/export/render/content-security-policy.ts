import { createHash } from 'node:crypto';

/**
 * The page's own policy, by hash: its one style element, the one inline script that imports the boot script, and what
 * that script imports (`strict-dynamic`). Nothing inline beside them, nothing from elsewhere, no HTML from strings
 * (Trusted Types). What a meta element can't say (`frame-ancestors`) is in the host's headers. CSP Level 3.
 */
export function contentSecurityPolicy(input: {
  readonly style: string;
  readonly script: string;
  /** Where forms may lead beside the site itself. */
  readonly formOrigins: readonly string[];
  /** Hosts of images that are not ours: the CMS's in `imgix` mode. */
  readonly imageOrigins: readonly string[];
}): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': [hashSource(input.script), "'strict-dynamic'"],
    'style-src': [hashSource(input.style)],
    'img-src': ["'self'", ...input.imageOrigins],
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
