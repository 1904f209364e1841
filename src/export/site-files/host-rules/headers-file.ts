import { HeliosError } from '../../../site/helios-error.ts';
import type { HeaderRule } from '../../../site/host-rules.ts';
import { cacheControl } from './plan-host-rules.ts';

/** Cloudflare's limit to the number of header rules. */
const maxRules = 100;

/** Formats the file `_headers` for Cloudflare and Netlify. Throws HeliosError if there are too many rules. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  if (rules.length > maxRules) {
    throw new HeliosError('bad-config', {
      message: `_headers would have ${rules.length} rules, but hosts read at most ${maxRules}.`,
      where: '_headers',
      hint: 'Join several rules into one whose pattern has a *.',
    });
  }
  return rules
    .map(({ pattern, set }) => [pattern, ...headerLines(set)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/**
 * Formats the headers of a rule. It leaves out the Cache-Control for revalidation, which Cloudflare and Netlify send by
 * default: these hosts join the values of two matching rules with a comma, and the later one does not override the
 * earlier.
 */
function headerLines(set: HeaderRule['set']): string[] {
  return Object.entries(set)
    .filter(([name, value]) => !(name === 'Cache-Control' && value === cacheControl.revalidate))
    .map(([name, value]) => `  ${name}: ${value}`);
}
