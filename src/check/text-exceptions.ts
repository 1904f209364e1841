import type { LintException } from '../../config/schema.ts';
import type { Finding } from '../site/finding.ts';

/**
 * Leaves out the findings that an exception of `config/index.ts` names. After its last day an exception counts no more, and
 * is a finding itself.
 */
export function withoutExceptions(
  findings: readonly Finding[],
  exceptions: readonly LintException[],
  now: Date,
): Finding[] {
  const today = now.toISOString().slice(0, 10);
  const valid = exceptions.filter(({ until }) => today <= until);
  const excepted = new Set(valid.map(({ code, document }) => `${code} ${document}`));
  return [
    ...findings.filter(({ code, document }) => {
      const { lang, type, uid } = document ?? { lang: '', type: '', uid: null };
      return !excepted.has(`${code} ${lang}/${type}/${uid ?? type}`);
    }),
    ...exceptions.filter((exception) => !valid.includes(exception)).map(expired),
  ];
}

function expired({ code, document, reason, until }: LintException): Finding {
  return {
    code: 'expired-exception',
    severity: 'warning',
    message: `The exception for "${code}" of ${document} ended on ${until}. Its reason was: ${reason}`,
    hint: 'Remove it from lintExceptions in config/index.ts, or give it a new date if the reason still holds.',
  };
}
