import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { LocaleSelector } from '../../../../src/templates/components/LocaleSelector.tsx';
import { samplePage } from '../../support/sample-page.ts';

test('The locale selector offers each launched locale in its own language, without a word twice, and marks the current one', () => {
  const variants = config.locales.map((locale) => ({
    locale: { ...locale, isPreLaunch: locale.urlCode === 'pt' },
    href: `/helios/${locale.urlCode}`,
    isTranslation: true,
  }));
  const html = samplePage({ variants }).html(<LocaleSelector />);
  expect(html.match(/<li>/g)).toHaveLength(config.locales.length - 1);
  expect(html).not.toContain('Portugal');
  expect(html).toContain('<a href="/helios/fi" hrefLang="fi-FI" lang="fi-FI">Suomi</a>');
  // No line of a narrow column begins with the dot.
  expect(html).toContain('>Deutschland\u00a0· Deutsch</a>');
  expect(html).toMatch(/href="\/helios\/en"[^>]* aria-current="true"/);
});
