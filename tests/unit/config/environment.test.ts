import { describe, expect, test } from 'vitest';
import {
  type Environment,
  type EnvironmentSource,
  type EnvironmentUse,
  parseEnvironment,
} from '../../../config/environment.ts';
import { variables } from '../../../config/variables.ts';
import type { HeliosError } from '../../../src/site/helios-error.ts';

function parse(source: EnvironmentSource, use: Partial<EnvironmentUse> = {}): Environment {
  return parseEnvironment(source, { user: 'config', ...use });
}

function refusalOf(source: EnvironmentSource, use?: Partial<EnvironmentUse>): HeliosError {
  try {
    parse(source, use);
  } catch (error) {
    return error as HeliosError;
  }
  return expect.fail(`${JSON.stringify(source)} should have been refused.`);
}

test('An empty environment has no gaps: every variable has its default', () => {
  expect(parse({})).toEqual({
    folders: { work: undefined, outbox: undefined },
    site: {
      origin: undefined,
      imageMode: undefined,
      serviceWorker: undefined,
      captcha: { siteKey: undefined, origin: undefined },
      vendors: { flags: {}, hubspotBanner: {}, analytics: {}, monitoring: {} },
    },
    content: { kind: 'embedded', isChosen: false },
    now: undefined,
    leads: {
      hubspot: undefined,
      perTenSeconds: 50,
      captcha: undefined,
      perMinute: 30,
      addressHeader: undefined,
      filesUrl: undefined,
      origins: [],
    },
  });
});

test.each(['', ' ', '\n'])('Variables that are empty are unset: %j', (value) => {
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, value]));
  expect(parse(empty)).toEqual(parse({}));
});

test('The variables of the site give the origin without a slash, the image mode and the service worker', () => {
  const source = { HELIOS_ORIGIN: 'https://www.example.com/', HELIOS_IMAGES: 'imgix', HELIOS_SERVICE_WORKER: 'off' };
  expect(parse(source).site).toMatchObject({
    origin: 'https://www.example.com',
    imageMode: 'imgix',
    serviceWorker: false,
  });
});

describe('names', () => {
  test.each([
    ['HELIOS_PRISMIC_REPOSITRY', 'Write HELIOS_PRISMIC_REPOSITORY.'],
    ['HELIOS_HUBSPOT_PORTL', 'Write HELIOS_HUBSPOT_PORTAL.'],
    ['HELIOS_Origin', 'Write HELIOS_ORIGIN.'],
    ['HELIOS_COLOUR_SCHEME', 'Unset it: helios --help lists the environment variables.'],
  ])('An unknown variable is refused with the nearest name: %s', (name, hint) => {
    expect(refusalOf({ [name]: 'secret value' })).toMatchObject({
      code: 'bad-config',
      where: name,
      message: `${name} is no variable of Helios.`,
      hint,
    });
  });

  test('An unknown variable is refused although it is empty, because its name is a mistake', () => {
    expect(refusalOf({ HELIOS_PRISMIC_REPOSITRY: '' }).where).toBe('HELIOS_PRISMIC_REPOSITRY');
  });

  test('Variables of other programs and of the tests are ignored', () => {
    expect(parse({ HOME: '/root', HELIOSX: '1', HELIOS_CHROMIUM: '/usr/bin/chromium' })).toEqual(parse({}));
  });
});

describe('groups', () => {
  test.each([
    ['HELIOS_PRISMIC_TOKEN', 'HELIOS_PRISMIC_REPOSITORY', 'abc', 'rollback'],
    ['HELIOS_PRISMIC_ENDPOINT', 'HELIOS_PRISMIC_REPOSITORY', 'https://cms.example/api/v2', 'export'],
    ['HELIOS_HUBSPOT_TOKEN', 'HELIOS_HUBSPOT_PORTAL', 'abc', 'export'],
    ['HELIOS_HUBSPOT_HOST', 'HELIOS_HUBSPOT_PORTAL', 'api-eu1.hsforms.com', 'edge'],
    ['HELIOS_HUBSPOT_RATE', 'HELIOS_HUBSPOT_PORTAL', '100', 'serve'],
    ['HELIOS_LAUNCHDARKLY_HOST', 'HELIOS_LAUNCHDARKLY_ID', 'flags.example', 'export'],
    ['HELIOS_SEGMENT_API_HOST', 'HELIOS_SEGMENT_KEY', 'events.example', 'catalogue'],
    ['HELIOS_FARO_KEY', 'HELIOS_FARO_URL', 'abc', 'export'],
    ['HELIOS_CAPTCHA_SECRET', 'HELIOS_CAPTCHA_SITE_KEY', 'abc', 'export'],
    ['HELIOS_CAPTCHA_HOST', 'HELIOS_CAPTCHA_SITE_KEY', 'www.recaptcha.net', 'catalogue'],
    ['HELIOS_CAPTCHA_SITE_KEY', 'HELIOS_CAPTCHA_SECRET', 'abc', 'serve'],
    ['HELIOS_CAPTCHA_HOST', 'HELIOS_CAPTCHA_SECRET', 'www.recaptcha.net', 'edge'],
  ] as const)('%s without %s is refused', (name, leader, value, user) => {
    expect(refusalOf({ [name]: value }, { user })).toMatchObject({
      code: 'bad-config',
      where: name,
      message: `${name} has no effect without ${leader}.`,
      hint: `Set ${leader} too, or unset ${name}.`,
    });
  });

  test('An export needs no secret key of the captcha, and an endpoint no public one', () => {
    expect(parse({ HELIOS_CAPTCHA_SITE_KEY: 'k' }, { user: 'export' }).site.captcha.siteKey).toBe('k');
    expect(parse({ HELIOS_CAPTCHA_SECRET: 's' }, { user: 'serve' }).leads.captcha?.secret).toBe('s');
  });

  test('A secret key needs no public one if config/index.ts has a captcha', () => {
    expect(() => parse({ HELIOS_CAPTCHA_SECRET: 's' }, { user: 'export', hasCaptcha: true })).not.toThrow();
  });

  test('An endpoint on another host ignores the variables of the build', () => {
    const source = { HELIOS_PRISMIC_TOKEN: 'abc', HELIOS_ORIGIN: 'nonsense', HELIOS_LEADS_PER_MINUTE: '7' };
    expect(parse(source, { user: 'edge' }).leads.perMinute).toBe(7);
  });
});

describe('content', () => {
  const acme = { HELIOS_PRISMIC_REPOSITORY: 'acme' };

  test('The variables of the content name a repository, its API and its token', () => {
    expect(parse(acme).content).toEqual({
      kind: 'prismic',
      repository: { name: 'acme', token: undefined, endpoint: 'https://acme.cdn.prismic.io/api/v2' },
    });
    const source = { HELIOS_PRISMIC_ENDPOINT: 'http://127.0.0.1:9/api/v2', HELIOS_PRISMIC_TOKEN: 'token' };
    expect(parse({ ...acme, ...source }).content).toEqual({
      kind: 'prismic',
      repository: { name: 'acme', token: 'token', endpoint: 'http://127.0.0.1:9/api/v2' },
    });
  });

  test('Embedded content that is asked for by name is chosen, even if a repository is set', () => {
    const chosen = { kind: 'embedded', isChosen: true };
    expect(parse({ HELIOS_CONTENT: 'embedded' }).content).toEqual(chosen);
    expect(parse({ HELIOS_CONTENT: 'embedded', ...acme }).content).toEqual(chosen);
    expect(parse(acme, { content: 'embedded' }).content).toEqual(chosen);
    expect(parse({ HELIOS_PRISMIC_TOKEN: 'token' }, { content: 'embedded' }).content).toEqual(chosen);
  });

  test('The command line decides before HELIOS_CONTENT', () => {
    expect(parse({ HELIOS_CONTENT: 'embedded', ...acme }, { content: 'prismic' }).content.kind).toBe('prismic');
  });

  test.each([
    [{ HELIOS_CONTENT: 'prismic' }, {}, 'HELIOS_CONTENT=prismic'],
    [{}, { content: 'prismic' }, '--content prismic'],
    [{}, { content: 'prismic', asker: 'helios content push' }, 'helios content push'],
    [{ HELIOS_CONTENT: 'prismic', HELIOS_PRISMIC_TOKEN: 'token' }, {}, 'HELIOS_CONTENT=prismic'],
  ] as const)('Content from Prismic without a repository is refused: %j, %j', (source, use, wish) => {
    expect(refusalOf(source, use)).toMatchObject({
      code: 'bad-config',
      where: 'HELIOS_PRISMIC_REPOSITORY',
      message: `HELIOS_PRISMIC_REPOSITORY must be set, because ${wish} asks for content from Prismic.`,
    });
  });
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
  expect(parse(source).leads).toEqual({
    hubspot: { portal: '4711', token: undefined, host: 'https://api.hsforms.com' },
    perTenSeconds: 100,
    captcha: undefined,
    perMinute: 30,
    addressHeader: 'x-forwarded-for',
    filesUrl: 'https://files.example/leads',
    origins: ['https://preview.example', 'http://helios.lan:8080'],
  });
});

/** The variables without which others have no effect. */
const whole = { HELIOS_PRISMIC_REPOSITORY: 'acme', HELIOS_HUBSPOT_PORTAL: '4711' };

test.each([
  ['HELIOS_ORIGIN', 'example.com'],
  ['HELIOS_ORIGIN', 'https://example.com/path'],
  ['HELIOS_ORIGIN', 'ftp://example.com'],
  ['HELIOS_IMAGES', 'webp'],
  ['HELIOS_SERVICE_WORKER', 'false'],
  ['HELIOS_CAPTCHA_HOST', 'http://captcha.example'],
  ['HELIOS_CAPTCHA_SITE_KEY', 'a&onload=b'],
  ['HELIOS_PRISMIC_REPOSITORY', 'https://small.cdn.prismic.io'],
  ['HELIOS_PRISMIC_ENDPOINT', '/api/v2'],
  ['HELIOS_HUBSPOT_PORTAL', 'my portal'],
  ['HELIOS_HUBSPOT_HOST', 'http://api.hsforms.com'],
  ['HELIOS_HUBSPOT_RATE', '0'],
  ['HELIOS_LEADS_PER_MINUTE', 'many'],
  ['HELIOS_ADDRESS_HEADER', 'x forwarded for'],
  ['HELIOS_CONTENT', 'prismc'],
  ['HELIOS_LEAD_FILES_URL', 'ftp://files'],
  ['HELIOS_LEAD_ORIGINS', 'preview.helios.example'],
  ['HELIOS_LEAD_ORIGINS', 'https://preview.helios.example/helios'],
])('The variable %s is refused with its name, the value and what to write: %j', (name, value) => {
  expect(refusalOf({ ...whole, [name]: value })).toMatchObject({
    code: 'bad-config',
    where: name,
    message: expect.stringMatching(`^${name} must be .*, got "${value}"\\.$`),
    hint: expect.stringMatching(/^Write .*\.$/),
  });
});

test('A wrong variable is refused in one sentence and a hint', () => {
  const { message, hint } = refusalOf({ HELIOS_ORIGIN: 'x' });
  expect(message).toBe('HELIOS_ORIGIN must be a scheme and a host, got "x".');
  expect(hint).toBe('Write https://www.example.com.');
});

test('The error for several origins shows only the wrong one', () => {
  const source = { HELIOS_LEAD_ORIGINS: 'https://preview.example preview.example' };
  expect(refusalOf(source).message).toMatch(/got "preview\.example"\.$/);
});

test('A wrong variable is refused together with all others that are wrong', () => {
  const { message } = refusalOf({ ...whole, HELIOS_HUBSPOT_RATE: '0', HELIOS_LEADS_PER_MINUTE: 'many' });
  expect(message.split('\n')).toEqual([
    expect.stringMatching(/^HELIOS_HUBSPOT_RATE must be .*, got "0"\. Write 50\.$/),
    expect.stringMatching(/^ +HELIOS_LEADS_PER_MINUTE must be .*, got "many"\. Write 30\.$/),
  ]);
});

const secret = 'very "secret" token';

test('A secret is in no error about its own variable', () => {
  const { message, where } = refusalOf({ ...whole, HELIOS_HUBSPOT_TOKEN: secret });
  expect(where).toBe('HELIOS_HUBSPOT_TOKEN');
  expect(message).toMatch(/got "…"\.$/);
});

test.each(['HELIOS_HUBSPOT_TOKEN', 'HELIOS_CAPTCHA_SECRET', 'HELIOS_PRISMIC_TOKEN'] as const)(
  'A secret is in no error about another variable that holds the value of %s',
  (name) => {
    const { message } = refusalOf({ ...whole, HELIOS_ORIGIN: `x?token=${secret}`, [name]: secret });
    expect(message).toMatch(/^HELIOS_ORIGIN .* got "x\?token=\*\*\*"\./);
    expect(message).not.toContain(secret);
  },
);

test('An access token in an address is in no error', () => {
  const source = { HELIOS_PRISMIC_REPOSITORY: 'https://acme.cdn.prismic.io/api/v2?access_token=abc' };
  expect(refusalOf(source).message).toContain('access_token=***');
});

test.each(['HELIOS_PRISMIC_ENDPOINT', 'HELIOS_PRISMIC_WRITE_ENDPOINT'])(
  'An address in %s with a password is refused, because fetch would refuse and repeat it',
  (name) => {
    const { message, where } = refusalOf({ ...whole, [name]: 'https://user:password@cms.example/api/v2' });
    expect(where).toBe(name);
    expect(message).toContain('no user name or password, got "https://***@cms.example/api/v2"');
  },
);

test('A password in an address is in no error', () => {
  const { message } = refusalOf({ HELIOS_ORIGIN: 'https://user:password@cms.example/api' });
  expect(message).toContain('https://***@cms.example/api');
});

test.each(['https://foo.prismic.io', 'https://foo.cdn.prismic.io/api/v2', 'foo.prismic.io'])(
  'The name of a repository is taken from its address: %s',
  (address) => {
    expect(refusalOf({ HELIOS_PRISMIC_REPOSITORY: address }).hint).toBe('Write foo.');
  },
);

test.each([
  [{ HELIOS_CONTENT: 'prismc' }, 'HELIOS_CONTENT must be one of embedded, prismic', 'Write prismic'],
  [
    { HELIOS_PRISMIC_REPOSITORY: 'acme', HELIOS_PRISMIC_ENDPOINT: 'nonsense' },
    'HELIOS_PRISMIC_ENDPOINT must be an address',
    '',
  ],
])('A value of the wrong kind is refused: %j', (source, says, hint) => {
  expect(refusalOf(source)).toMatchObject({
    message: expect.stringContaining(says),
    hint: expect.stringContaining(hint),
  });
});

test('A variable in other letters is refused, and one of another program is not', () => {
  expect(refusalOf({ helios_content: 'embedded' })).toMatchObject({
    where: 'helios_content',
    hint: 'Write HELIOS_CONTENT.',
  });
  expect(parseEnvironment({ helios_home: '/opt' }, { user: 'export' }).content.kind).toBe('embedded');
});

test.each([
  ['2027-01-21', '2027-01-21T00:00:00.000Z'],
  ['2027-01-21T10:00Z', '2027-01-21T10:00:00.000Z'],
  ['2027-01-21T10:00:30+01:00', '2027-01-21T09:00:30.000Z'],
])('HELIOS_NOW=%s is the moment %s', (text, iso) => {
  expect(parse({ HELIOS_NOW: text }).now?.toISOString()).toBe(iso);
});

test.each(['tomorrow', '2027-01-21T10:00', '2027-13-01', '2027-02-30', '2027-02-30T10:00Z', '21.01.2027'])(
  'HELIOS_NOW=%s is refused',
  (text) => {
    expect(refusalOf({ HELIOS_NOW: text }).message).toContain('HELIOS_NOW must be a day of the calendar');
  },
);

test.each(['HELIOS_WORK', 'HELIOS_LEADS', 'HELIOS_IMAGE_CACHE'])(
  'A tilde in %s is refused, because no shell has replaced it',
  (name) => {
    expect(refusalOf({ [name]: '~/helios' })).toMatchObject({
      code: 'bad-config',
      message: expect.stringContaining('without "~"'),
    });
    expect(() => parse({ [name]: '/srv/~/helios' })).not.toThrow();
  },
);
