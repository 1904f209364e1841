import { expect, test } from 'vitest';
import { type AppLinkInput, checkAppLinks } from '../../../src/check/app-links.ts';
import { link, notes, place } from './samples.ts';

const appOrigin = 'https://app.helios.example';
const check = (links: readonly ReturnType<typeof link>[], more: Partial<AppLinkInput> = {}) => {
  const pages = [{ pathname: '/helios/en', notes: notes({ links }) }];
  return checkAppLinks({ pages, appOrigin, usualAppOrigin: appOrigin, exceptions: [], ...more });
};

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

test('Every link to the host of config/index.ts is a warning if the environment names another one', () => {
  const links = [link(`${appOrigin}/login`), link('https://money.example/login')];
  expect(check(links, { appOrigin: 'https://money.example' })).toEqual([
    expect.objectContaining({ hint: expect.stringContaining('app:/login ') }),
  ]);
});

test('A link to a section of the product is a warning on a host whose name begins as the product’s', () => {
  const own = [link(`${appOrigin}/login`), link(`${appOrigin}/bills/approvals`)];
  const old = ['https://app.old.example/login', 'https://app.old.example/bills/4711'];
  for (const href of old) expect(check([...own, link(href)])).toHaveLength(1);
});

test('Hosts that share a path or the beginning of their name with the product, and not both, are no lookalikes', () => {
  const own = [link(`${appOrigin}/login`), link(appOrigin)];
  const others = ['https://bank.example/login', 'https://app.bank.example/en', 'https://app.bank.example'];
  expect(check([...own, ...others.map((href) => link(href))])).toEqual([]);
});

test('If the product’s host begins with www, other such hosts are no lookalikes', () => {
  const product = 'https://www.money.example';
  const links = [link(`${product}/login`), link('https://www.bank.example/login')];
  expect(check(links, { appOrigin: product, usualAppOrigin: product })).toEqual([]);
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
  expect(check([link('https://events.example/register')], { exceptions: ['events.example'] })).toEqual([]);
});
