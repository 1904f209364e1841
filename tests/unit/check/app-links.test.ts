import { expect, test } from 'vitest';
import { checkAppLinks } from '../../../src/check/app-links.ts';
import { link, notes, place } from './samples.ts';

const appOrigin = 'https://app.helios.example';
const check = (links: readonly ReturnType<typeof link>[], exceptions: readonly string[] = []) =>
  checkAppLinks({ pages: [{ pathname: '/helios/en', notes: notes({ links }) }], appOrigin, exceptions });

test('Every link to the host that the product had before is a warning that says what to write', () => {
  const old = 'https://old.helios.example';
  expect(check([link(`${old}/register?plan=zenith`), link(`${old}/login`), link(`${appOrigin}/register`)])).toEqual([
    {
      code: 'other-app-host',
      severity: 'warning',
      message: `The link "More" leads to ${old}/register?plan=zenith. ${old} looks like the product's host, which is ${appOrigin}.`,
      pathnames: ['/helios/en'],
      hint: 'Write app:/register?plan=zenith in the field. If the link is right, name it in linkExceptions of config/index.ts.',
      document: place(),
    },
    expect.objectContaining({ hint: expect.stringContaining('app:/login ') }),
  ]);
});

test('A link to the sign-up of partners on another host is a warning', () => {
  expect(check([link('https://helios.example/partner/signup')])).toHaveLength(1);
});

test('Links to hosts without a sign-up path, to mail, and of templates and held pages are no lookalikes', () => {
  const { field: _, ...held } = place();
  expect(
    check([
      link('https://events.example/register/4711'),
      link('https://bank.example/login'),
      link('mailto:register@helios.example'),
      { ...link('https://old.helios.example/register'), from: undefined },
      link('https://old.helios.example/register', held),
    ]),
  ).toEqual([]);
});

test('A link exception lets a link lead to a sign-up that is not the product’s', () => {
  expect(check([link('https://events.example/register')], ['events.example'])).toEqual([]);
});
