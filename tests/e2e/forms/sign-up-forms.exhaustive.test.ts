import { test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { walkSignUp } from '../support/sign-up-walk.ts';

const browser = startBrowser();

test.each([
  ['en', 'en-gb'],
  ['fi', 'fi-fi'],
])(
  'The sign-up form in %s asks for an address at work, then goes on to the product with its parameters',
  async (locale, lang) => {
    await walkSignUp(browser, locale, lang);
  },
);
