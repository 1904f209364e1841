import type { RichTextField } from '@prismicio/client';
import { expect, test } from 'vitest';
import { SignUpForm } from '../../../../src/templates/components/SignUpForm.tsx';
import { samplePage } from '../../support/sample-page.ts';

const sentence = 'You accept our terms and know our privacy notice.';
const link = (words: string, url: string) => ({
  type: 'hyperlink',
  start: sentence.indexOf(words),
  end: sentence.indexOf(words) + words.length,
  data: { link_type: 'Web', url },
});
const terms = [
  { type: 'paragraph', text: sentence, spans: [link('terms', '/legal/terms'), link('privacy notice', '/legal/gdpr')] },
] as RichTextField;

test('A sign-up form says beside its field what visitors accept, with links to the terms and the privacy notice', () => {
  const { html } = samplePage({ richString: () => terms });
  const markup = html(<SignUpForm id="email-0" submitLabel={null} hint={null} />);
  expect(markup).toMatch(
    /<p [^>]*id="email-0-terms">You accept our <a href="\/legal\/terms">terms<\/a> and know our <a href="\/legal\/gdpr">privacy notice<\/a>\.<\/p>/,
  );
  expect(markup).toMatch(/<input id="email-0"[^>]* aria-describedby="email-0-terms"/);
});
