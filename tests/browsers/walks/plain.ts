import { expect } from 'vitest';
import { errorLine, signUpForm } from '../../e2e/support/markup.ts';
import { titleOf } from '../../e2e/support/visitor.ts';
import { stringsOf } from '../../sites/embedded-content.ts';
import { phone, type Walk } from '../support/walk.ts';
import { answers, field, fillIn, send } from './lead-form.ts';
import { expectApp } from './sign-up.ts';

export function plainWalks(walk: Walk): void {
  walk(
    'Without scripts links lead to their pages, menus and questions open',
    async (visitor) => {
      await visitor.open('/helios/en/pricing');
      await visitor.click('header summary');
      await visitor.see('header nav a');
      await visitor.open('/helios/en/faq');
      await visitor.click('main details:not([open]) summary');
      await visitor.see('main details[open] summary ~ *');
      await visitor.click('footer a[href="/helios/en/press"]');
      await expect.poll(visitor.title).toBe(titleOf('/helios/en/press'));
    },
    { scripts: 'off', size: phone },
  );

  walk(
    'Without scripts a lead form names an error at its field, and takes the lead once there is none',
    async (visitor) => {
      const email = 'plain@kestrel.example';
      await visitor.open('/helios/en/contact');
      await fillIn(visitor, { email: 'plain@gmail.com', ...answers });
      await visitor.click(send);
      expect(await visitor.see(errorLine('email'))).toContain(stringsOf('en-gb').non_work_email);
      expect(await visitor.value(field('lastname'))).toBe(answers.lastname);
      await visitor.enter(field('email'), email);
      await visitor.click(send);
      await expect.poll(visitor.title).toBe(titleOf('/helios/en/thankyou'));
      expect(visitor.site.hubspot.taken.get(email)).toBe(1);
    },
    { scripts: 'off' },
  );

  walk(
    'Without scripts a sign-up form leads to the app',
    async (visitor) => {
      const email = 'plain@kestrel.example';
      await visitor.open('/helios/en');
      await visitor.enter(`main ${signUpForm} input[type="email"]`, email);
      await visitor.press('Enter');
      await expectApp(visitor, { email, lang: 'en' });
    },
    { scripts: 'off' },
  );
}
