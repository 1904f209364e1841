import { expect } from 'vitest';
import { errorLine, failedLine, leadForm } from '../../e2e/support/markup.ts';
import { titleOf } from '../../e2e/support/visitor.ts';
import { stringsOf } from '../../sites/embedded-content.ts';
import type { Steps, Walk } from '../support/walk.ts';

const words = stringsOf('en-gb');
const form = `main ${leadForm}`;
const thanks = '/helios/en/thankyou';

export const field = (name: string) => `${form} [name="${name}"]`;
export const send = `${form} button[type="submit"]`;
export const email = 'maja@kestrel.example';

/** What the contact form asks for, without the address. WebKit takes 40 ms for a key, so the texts are short. */
export const answers = { firstname: 'Åsa', lastname: 'Ó Br', company: 'K & S', message: 'Hi' };

const complaints = {
  email: words.invalid_email,
  firstname: words.first_name,
  lastname: words.last_name,
  company: words.required,
  message: words.required,
};

export function leadFormWalks(walk: Walk): void {
  walk('A lead form names each error at its field, and takes the lead once there is none', async (visitor) => {
    await visitor.open('/helios/en/contact');
    await visitor.enter(field('email'), 'maja@');
    await visitor.click(send);
    for (const [name, text] of Object.entries(complaints)) {
      // The style sheet shows the line before the script does.
      await expect.poll(() => visitor.attribute(field(name), 'aria-invalid'), { message: name }).toBe('true');
      expect(await visitor.see(errorLine(name)), name).toBe(text);
    }
    await expect.poll(() => visitor.hasFocus(field('email'))).toBe(true);
    await fillIn(visitor, answers);
    for (const name of Object.keys(answers)) await visitor.gone(errorLine(name));
    await visitor.enter(field('email'), 'maja@gmail.com');
    await visitor.click(send);
    await expect.poll(() => visitor.see(errorLine('email'))).toContain(words.non_work_email);
    await visitor.enter(field('email'), email);
    await visitor.click(send);
    await expect.poll(visitor.title).toBe(titleOf(thanks));
    expect(visitor.site.hubspot.taken.get(email)).toBe(1);
  });

  walk(
    'A lead form that can’t be sent says so, and keeps what was typed for the next attempt',
    async (visitor) => {
      await visitor.open('/helios/en/contact');
      await fillIn(visitor, { email, ...answers });
      await visitor.site.down();
      await visitor.click(send);
      expect(await visitor.see(failedLine)).not.toBe('');
      expect(await visitor.value(field('company'))).toBe(answers.company);
      await visitor.site.up();
      await visitor.click(send);
      await expect.poll(visitor.title).toBe(titleOf(thanks));
      expect(visitor.site.hubspot.taken.get(email)).toBe(1);
    },
    { expected: /fetch|load/i },
  );
}

export async function fillIn(visitor: Steps, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) await visitor.enter(field(name), text);
}
