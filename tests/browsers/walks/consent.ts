import { expect } from 'vitest';
import { actButton, settingsLink } from '../../e2e/support/visits.ts';
import type { Visitor } from '../support/visitor.ts';
import type { Walk } from '../support/walk.ts';
import { askedKey } from '../support/watched-copy.ts';
import { analyticsAsked } from './privacy.ts';
import { expectApp, signUp } from './sign-up.ts';

const banner = 'section[aria-labelledby="consent-title"]';
const dialog = 'dialog[aria-labelledby="consent-settings-title"]';

/** The names of the cookies that scripts can read. */
const cookieNames = ({ tab }: Visitor) =>
  tab.run(() => document.cookie.split('; ').flatMap((each) => each.split('=')[0] || []));

export function consentWalks(walk: Walk): void {
  walk(
    'A visitor is asked before anything is stored, allows one category, signs up with it, and takes it back',
    async (visitor) => {
      await visitor.open('/helios/en/legal?utm_source=a&gclid=b');
      await visitor.tab.run((key) => sessionStorage.setItem(key, ''), askedKey);
      await visitor.tab.reload();
      await visitor.see(banner);
      expect(await cookieNames(visitor)).toEqual([]);
      await visitor.click(`${banner} ${actButton('choose')}`);
      await visitor.see(dialog);
      await visitor.click('#consent-analytics');
      await visitor.click(`${dialog} ${actButton('save')}`);
      await visitor.gone(dialog);
      await visitor.gone(banner);
      await expect.poll(() => cookieNames(visitor)).toContain('utm_source');
      expect(await cookieNames(visitor)).not.toContain('gclid');
      await analyticsAsked(visitor);
      const email = 'maja@kestrel.example';
      await signUp(visitor, email);
      await expectApp(visitor, { email, utm_source: 'a', latest_utm_source: 'a' });
      expect(await visitor.address()).not.toContain('gclid');
      await visitor.open('/helios/en/legal');
      await visitor.see(`footer ${settingsLink}`);
      await expect.poll(() => visitor.attribute('html', 'data-consent')).toContain('analytics');
      await analyticsAsked(visitor);
      await visitor.click(`footer ${settingsLink}`);
      await visitor.see(dialog);
      await visitor.click(`${dialog} ${actButton('necessary')}`);
      await expect.poll(() => cookieNames(visitor)).not.toContain('utm_source');
      const names = await cookieNames(visitor);
      expect(names.filter((name) => !/^managed-|^tracking-preferences$/.test(name))).toEqual([]);
    },
  );

  // It comes behind a walk that leaves cookies: WebKitGTK's tabs share them, and the adapter must delete them.
  walk('A visitor whose browser sends Global Privacy Control is not asked, and nothing is stored', async (visitor) => {
    await visitor.open('/helios/de?utm_source=a&gclid=b');
    await expect.poll(() => visitor.attribute('html', 'data-consent')).toBe('necessary');
    await visitor.gone(banner);
    expect(await cookieNames(visitor)).toEqual([]);
  });
}
