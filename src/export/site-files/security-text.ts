import type { Config } from '../../../config/schema.ts';
import type { Finding } from '../../site/finding.ts';
import { publicPlace } from './public-faults.ts';

/** The address at which people who found a weakness look for a contact (RFC 9116, section 3). */
export const securityTextPath = '.well-known/security.txt';

/**
 * Formats `security.txt` (RFC 9116). `Expires` must be less than a year ahead and never in the past: it is the beginning
 * of a month, ten to eleven months ahead, so that the file changes once a month and not with each export.
 */
export function formatSecurityText({ site, security }: Pick<Config, 'site' | 'security'>, now: Date): string {
  if (!security) return '';
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  const lines = [
    ...security.contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    ...(security.languages.length > 0 ? [`Preferred-Languages: ${security.languages.join(', ')}`] : []),
    `Canonical: ${new URL(securityTextPath, site.origin).href}`,
    ...(security.policy === undefined ? [] : [`Policy: ${security.policy}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** A file that expires within this number of days is reported. */
const warningDays = 30;

/** Checks a `security.txt` that somebody wrote: a contact, and a date that is not past, must be in it. */
export function checkSecurityText(text: string, now: Date): Finding[] {
  const valuesOf = (field: string) =>
    Array.from(text.matchAll(new RegExp(`^${field}:(.*)$`, 'gim')), ([, value = '']) => value.trim());
  const [expires, ...others] = valuesOf('Expires');
  const time = Date.parse(expires ?? '');
  const days = (time - now.getTime()) / (24 * 60 * 60 * 1000);
  return [
    ...(valuesOf('Contact').length === 0
      ? [finding('has no field Contact', 'Add a line such as Contact: mailto:security@example.com.')]
      : []),
    ...(Number.isNaN(days) || others.length > 0
      ? [finding('must have one field Expires with a date', 'Add a line such as Expires: 2030-01-01T00:00:00Z.')]
      : []),
    ...(days < warningDays
      ? [
          finding(
            `${days < 0 ? 'has expired' : 'expires soon'} (${expires})`,
            'Check its contacts and write a date that is less than a year ahead.',
          ),
        ]
      : []),
  ];
}

function finding(fault: string, hint: string): Finding {
  const where = publicPlace(securityTextPath);
  return { code: 'public-file', severity: 'warning', message: `${where} ${fault}.`, where, hint };
}
