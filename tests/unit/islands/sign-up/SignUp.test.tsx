import { expect, test } from 'vitest';
import type { SignUpKind } from '../../../../src/rules/leads/sign-up.ts';
import { markup } from '../../support/sample-page.ts';
import { signUpDialog } from '../../support/sign-up-dialog.tsx';

const target = (kind: SignUpKind) => ({ kind, action: `/${kind}`, parameters: {}, leadForm: undefined });

test('The sign-up dialog says what visitors and partners accept, and where company details come from', () => {
  const html = markup(
    signUpDialog({
      targets: [target('visitor'), target('partner')],
      terms: [{ text: 'You accept our ' }, { text: 'terms', href: '/legal/terms' }, { text: '.' }],
      enrichment: 'Details are from public registers.',
    }),
  );
  const [, id, words] = /<p [^>]*id="([^"]*-terms)">(.*?)<\/p>/.exec(html) ?? [];
  expect(words).toBe('You accept our <a href="/legal/terms">terms</a>. Details are from public registers.');
  const fields = html.match(/<input[^>]* type="email"[^>]*>/g) ?? [];
  expect(fields).toHaveLength(2);
  for (const field of fields) expect(field).toContain(`aria-describedby="${id}"`);
});
