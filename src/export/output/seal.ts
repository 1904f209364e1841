import { hash } from 'node:crypto';

/**
 * The seal of a record in a cache: the SHA-256 of its parts, which are everything that it is found by and everything
 * that it says. A record without the right seal was damaged, changed, or moved to another key, and is not believed. The
 * seal has no secret: it is no protection against somebody who can write the work folder and computes seals, too.
 */
export function sealOf(...parts: readonly string[]): string {
  // With its length before it, no part can pass for the end of the one before.
  return hash('sha256', parts.map((part) => `${part.length}:${part}`).join(''));
}
