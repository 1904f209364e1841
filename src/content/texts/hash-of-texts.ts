import { hash } from 'node:crypto';
import type { ContentText } from './content-text.ts';

/**
 * The hash of what a document says: 12 characters. Links, pictures and the order of fields that hold no text do not change
 * it.
 */
export function hashOfTexts(texts: readonly ContentText[]): string {
  const lines = texts.map(({ field, text }) => `${field} ${text}`);
  return hash('sha256', lines.join('\n'), 'base64url').slice(0, 12);
}
