import { expect, test } from 'vitest';
import { type Environment, type EnvironmentSource, parseEnvironment } from '../../../config/environment.ts';
import type { VariableName } from '../../../config/variables.ts';
import type { HeliosError } from '../../../src/site/helios-error.ts';

function refusalOf(part: keyof Environment, source: EnvironmentSource): HeliosError {
  try {
    parseEnvironment(part, source);
  } catch (error) {
    return error as HeliosError;
  }
  return expect.fail(`${JSON.stringify(source)} should have been refused.`);
}

test('An empty environment has no gaps: every variable has its default', () => {
  expect(parseEnvironment('folders', {})).toEqual({ work: undefined, outbox: undefined });
  expect(parseEnvironment('site', {})).toEqual({
    origin: undefined,
    imageMode: undefined,
    serviceWorker: undefined,
    captcha: undefined,
  });
  expect(parseEnvironment('content', {})).toBeUndefined();
  expect(parseEnvironment('leads', {})).toEqual({
    hubspot: undefined,
    perTenSeconds: 50,
    captcha: undefined,
    perMinute: 30,
    addressHeader: undefined,
    filesUrl: undefined,
    origins: [],
  });
});

test.each([
  ['folders', ['HELIOS_WORK', 'HELIOS_LEADS']],
  [
    'site',
    [
      'HELIOS_ORIGIN',
      'HELIOS_IMAGES',
      'HELIOS_SERVICE_WORKER',
      'HELIOS_CAPTCHA_SITE_KEY',
      'HELIOS_CAPTCHA_HOST',
      'HELIOS_CAPTCHA_SECRET',
    ],
  ],
  ['content', ['HELIOS_PRISMIC_REPOSITORY', 'HELIOS_PRISMIC_TOKEN', 'HELIOS_PRISMIC_ENDPOINT']],
  [
    'leads',
    [
      'HELIOS_HUBSPOT_PORTAL',
      'HELIOS_HUBSPOT_TOKEN',
      'HELIOS_HUBSPOT_HOST',
      'HELIOS_HUBSPOT_RATE',
      'HELIOS_CAPTCHA_SECRET',
      'HELIOS_CAPTCHA_HOST',
      'HELIOS_LEADS_PER_MINUTE',
      'HELIOS_ADDRESS_HEADER',
      'HELIOS_LEAD_FILES_URL',
      'HELIOS_LEAD_ORIGINS',
    ],
  ],
] as const)('Variables of %s that are empty are unset', (part, names: readonly VariableName[]) => {
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(parseEnvironment(part, empty)).toEqual(parseEnvironment(part, {}));
});

test('The variables of the site give the origin without a slash, the image mode and the service worker', () => {
  const source = { HELIOS_ORIGIN: 'https://www.example.com/', HELIOS_IMAGES: 'imgix', HELIOS_SERVICE_WORKER: 'off' };
  expect(parseEnvironment('site', source)).toMatchObject({
    origin: 'https://www.example.com',
    imageMode: 'imgix',
    serviceWorker: false,
  });
});

test.each([
  [{ HELIOS_CAPTCHA_SITE_KEY: '6Lc-k_1' }, { siteKey: '6Lc-k_1', origin: 'https://www.google.com' }],
  [
    { HELIOS_CAPTCHA_SITE_KEY: '6Lc-k_1', HELIOS_CAPTCHA_HOST: 'www.recaptcha.net' },
    { siteKey: '6Lc-k_1', origin: 'https://www.recaptcha.net' },
  ],
  // The endpoint will ask for a token.
  [{ HELIOS_CAPTCHA_SECRET: 'secret' }, { siteKey: undefined, origin: 'https://www.google.com' }],
])('The site expects a captcha as soon as one of its variables is set: %j', (source, captcha) => {
  expect(parseEnvironment('site', source).captcha).toEqual(captcha);
});

test('A wrong variable of the lead endpoint does not stop an export', () => {
  expect(() => parseEnvironment('site', { HELIOS_HUBSPOT_PORTAL: 'my portal' })).not.toThrow();
});

test('The variables of the content name a repository, its API and its token', () => {
  expect(parseEnvironment('content', { HELIOS_PRISMIC_REPOSITORY: 'acme' })).toEqual({
    name: 'acme',
    token: undefined,
    endpoint: 'https://acme.cdn.prismic.io/api/v2',
  });
  const source = { HELIOS_PRISMIC_ENDPOINT: 'http://127.0.0.1:9/api/v2', HELIOS_PRISMIC_TOKEN: 'token' };
  expect(parseEnvironment('content', { HELIOS_PRISMIC_REPOSITORY: 'acme', ...source })).toEqual({
    name: 'acme',
    token: 'token',
    endpoint: 'http://127.0.0.1:9/api/v2',
  });
});

test('The content is the embedded content as long as no repository is named', () => {
  const source = { HELIOS_PRISMIC_ENDPOINT: 'nonsense', HELIOS_PRISMIC_TOKEN: 'token' };
  expect(parseEnvironment('content', source)).toBeUndefined();
});

test('Spaces around a variable of the lead endpoint do not count', () => {
  const source = {
    HELIOS_HUBSPOT_PORTAL: ' 4711\n',
    HELIOS_HUBSPOT_RATE: ' 100 ',
    HELIOS_ADDRESS_HEADER: ' X-Forwarded-For ',
    HELIOS_LEAD_FILES_URL: ' files.example/leads/ ',
    HELIOS_LEAD_ORIGINS: ' https://preview.example\n http://helios.lan:8080/ ',
    HELIOS_CAPTCHA_SECRET: ' ',
  };
  expect(parseEnvironment('leads', source)).toEqual({
    hubspot: { portal: '4711', token: undefined, host: 'https://api.hsforms.com' },
    perTenSeconds: 100,
    captcha: undefined,
    perMinute: 30,
    addressHeader: 'x-forwarded-for',
    filesUrl: 'https://files.example/leads',
    origins: ['https://preview.example', 'http://helios.lan:8080'],
  });
});

const repository = { HELIOS_PRISMIC_REPOSITORY: 'acme' };

test.each([
  ['site', { HELIOS_ORIGIN: 'example.com' }],
  ['site', { HELIOS_ORIGIN: 'https://example.com/path' }],
  ['site', { HELIOS_ORIGIN: 'ftp://example.com' }],
  ['site', { HELIOS_IMAGES: 'webp' }],
  ['site', { HELIOS_SERVICE_WORKER: 'false' }],
  ['site', { HELIOS_CAPTCHA_HOST: 'http://captcha.example' }],
  ['site', { HELIOS_CAPTCHA_SITE_KEY: 'a&onload=b' }],
  ['content', { HELIOS_PRISMIC_REPOSITORY: 'https://small.cdn.prismic.io' }],
  ['content', { HELIOS_PRISMIC_ENDPOINT: '/api/v2', ...repository }],
  ['leads', { HELIOS_HUBSPOT_PORTAL: 'my portal' }],
  ['leads', { HELIOS_HUBSPOT_HOST: 'http://api.hsforms.com' }],
  ['leads', { HELIOS_HUBSPOT_RATE: '0' }],
  ['leads', { HELIOS_CAPTCHA_HOST: 'http://captcha.example' }],
  ['leads', { HELIOS_LEADS_PER_MINUTE: 'many' }],
  ['leads', { HELIOS_LEAD_FILES_URL: 'ftp://files' }],
  ['leads', { HELIOS_LEAD_ORIGINS: 'preview.helios.example' }],
  ['leads', { HELIOS_LEAD_ORIGINS: 'https://preview.helios.example/helios' }],
] as const)('The variable %s is refused with its name, the value and what to write: %j', (part, source) => {
  const [[name, value] = []] = Object.entries(source);
  expect(refusalOf(part, source)).toMatchObject({
    code: 'bad-config',
    where: name,
    message: expect.stringMatching(`^${name} must be .*, got "${value}"\\.$`),
    hint: expect.stringMatching(/^Write .*\.$/),
  });
});

test('A wrong variable is refused in one sentence and a hint', () => {
  const { message, hint } = refusalOf('site', { HELIOS_ORIGIN: 'x' });
  expect(message).toBe('HELIOS_ORIGIN must be a scheme and a host, got "x".');
  expect(hint).toBe('Write https://www.example.com.');
});

test('The error for several origins shows only the wrong one', () => {
  const source = { HELIOS_LEAD_ORIGINS: 'https://preview.example preview.example' };
  expect(refusalOf('leads', source).message).toMatch(/got "preview\.example"\.$/);
});

test('A wrong variable is refused together with all others that are wrong', () => {
  const { message } = refusalOf('leads', { HELIOS_HUBSPOT_RATE: '0', HELIOS_LEADS_PER_MINUTE: 'many' });
  expect(message.split('\n')).toEqual([
    expect.stringMatching(/^HELIOS_HUBSPOT_RATE must be .*, got "0"\. Write 50\.$/),
    expect.stringMatching(/^ +HELIOS_LEADS_PER_MINUTE must be .*, got "many"\. Write 30\.$/),
  ]);
});

const secret = 'very "secret" token';

test('A secret is in no error about its own variable', () => {
  const { message, where } = refusalOf('leads', { HELIOS_HUBSPOT_TOKEN: secret });
  expect(where).toBe('HELIOS_HUBSPOT_TOKEN');
  expect(message).toMatch(/got "…"\.$/);
});

test.each(['HELIOS_HUBSPOT_TOKEN', 'HELIOS_CAPTCHA_SECRET', 'HELIOS_PRISMIC_TOKEN'] as const)(
  'A secret is in no error about another variable that holds the value of %s',
  (name) => {
    const { message } = refusalOf('site', { HELIOS_ORIGIN: `x?token=${secret}`, [name]: secret });
    expect(message).toMatch(/got "x\?token=\*\*\*"\.$/);
  },
);

test('An access token in an address is in no error', () => {
  const source = { HELIOS_PRISMIC_REPOSITORY: 'https://acme.cdn.prismic.io/api/v2?access_token=abc' };
  expect(refusalOf('content', source).message).toContain('access_token=***');
});
