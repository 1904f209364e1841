import { HeliosError } from '../../../site/helios-error.ts';
import type { HeaderRule } from '../../../site/host-rules.ts';
import { cacheControl } from './plan-host-rules.ts';

/** Cloudflare's limit. */
const mostRules = 100;

/** `_headers`, as Cloudflare and Netlify read it. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  if (rules.length > mostRules) {
    throw new HeliosError('bad-config', {
      message: `_headers would have ${rules.length} rules, but hosts read at most ${mostRules}.`,
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
 * These hosts don't override a header of an earlier rule, they join the two with a comma. What may be cached only after
 * asking is what they send of their own accord, so it is left out.
 */
function headerLines(set: HeaderRule['set']): string[] {
  return Object.entries(set)
    .filter(([name, value]) => !(name === 'Cache-Control' && value === cacheControl.revalidate))
    .map(([name, value]) => `  ${name}: ${value}`);
}
