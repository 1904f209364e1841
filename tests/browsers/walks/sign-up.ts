import { expect, inject } from 'vitest';
import { signUpDialog, signUpForm, signUpLink } from '../../e2e/support/markup.ts';
import { stringsOf } from '../../sites/embedded-content.ts';
import type { Steps, Walk } from '../support/walk.ts';

const words = stringsOf('en-gb');
const opener = `header ${signUpLink}`;
const field = `${signUpDialog} input[type="email"]`;
const complaint = `${signUpDialog} [role="alert"]`;

export function signUpWalks(walk: Walk): void {
  walk('The sign-up dialog asks for an address at work, and leads to the app with it', async (visitor) => {
    const email = 'maja@kestrel.example';
    await visitor.open('/helios/en?utm_source=daylight');
    await visitor.click(opener);
    await visitor.see(signUpDialog);
    await expect.poll(() => visitor.hasFocus(field)).toBe(true);
    await visitor.enter(field, 'maja@gmail.com');
    await visitor.press('Enter');
    expect(await visitor.see(complaint)).toContain(words.non_work_email);
    await visitor.enter(field, email);
    await visitor.gone(complaint);
    await visitor.press('Enter');
    await expectApp(visitor, { email, lang: 'en' });
    // The visitor's browser sends Global Privacy Control.
    expect(await visitor.address()).not.toContain('daylight');
    expect(visitor.site.hubspot.taken.get(email)).toBe(1);
  });

  walk('The sign-up dialog closes by Escape, and the focus is back on what opened it', async (visitor) => {
    await visitor.open('/helios/en');
    await visitor.focus(opener);
    await visitor.press('Enter');
    await visitor.see(signUpDialog);
    await visitor.press('Escape');
    await visitor.gone(signUpDialog);
    await expect.poll(() => visitor.hasFocus(opener)).toBe(true);
  });

  walk('A sign-up form on a page leads to the app', async (visitor) => {
    const email = 'otto@kestrel.example';
    await visitor.open('/helios/de');
    await visitor.enter(`main ${signUpForm} input[type="email"]`, email);
    await visitor.press('Enter');
    await expectApp(visitor, { email, lang: 'de' });
  });
}

/** Opens the sign-up dialog and sends it with this address. */
export async function signUp(visitor: Steps, email: string): Promise<void> {
  await visitor.click(opener);
  await visitor.see(signUpDialog);
  await visitor.enter(field, email);
  await visitor.press('Enter');
}

/** Waits until the visitor has left for the app with these parameters. */
export async function expectApp(visitor: Steps, parameters: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(visitor.title).toBe('The app');
  const { origin, pathname, searchParams } = new URL(await visitor.tab.run(() => location.href));
  expect({ origin, pathname }).toEqual({ origin: inject('app'), pathname: '/register' });
  expect(Object.fromEntries(searchParams)).toMatchObject(parameters);
}
