import { expect, test } from 'vitest';
import type { EnvironmentSource } from '../../../config/environment.ts';
import { config as base } from '../../../config/index.ts';
import { parseSettings } from '../../../config/settings.ts';
import { type VariableName, variables } from '../../../config/variables.ts';
import type { Setting } from '../../../src/cli/json/config-report.ts';
import { listSettings } from '../../../src/cli/list-settings.ts';

function settingsIn(environment: EnvironmentSource, derived: Partial<Record<VariableName, string>> = {}): Setting[] {
  const { config } = parseSettings({ environment, use: { user: 'config' } });
  return listSettings({ config, base, environment, derived });
}

function settingIn(environment: EnvironmentSource, name: string): Setting | undefined {
  return settingsIn(environment).find((setting) => setting.name === name);
}

test('A value of the configuration names its file', () => {
  expect(settingIn({}, 'images.avif.quality')).toMatchObject({ value: 50, from: 'config/index.ts' });
  expect(settingIn({}, 'locales')).toMatchObject({ value: base.locales, from: 'config/locales.ts' });
});

test('A value that a variable replaces names the variable', () => {
  const environment = { HELIOS_ORIGIN: 'https://www.example.com/', HELIOS_SERVICE_WORKER: 'off' };
  expect(settingIn(environment, 'site.origin')).toEqual({
    name: 'site.origin',
    value: 'https://www.example.com',
    from: 'environment',
    variable: 'HELIOS_ORIGIN',
  });
  expect(settingIn(environment, 'serviceWorker')).toMatchObject({ value: false, from: 'environment' });
});

test('A variable without a key has its own value, its default or none', () => {
  expect(settingIn({ HELIOS_LEADS_PER_MINUTE: ' 7 ' }, 'HELIOS_LEADS_PER_MINUTE')).toMatchObject({
    value: '7',
    from: 'environment',
  });
  expect(settingIn({}, 'HELIOS_LEADS_PER_MINUTE')).toMatchObject({ value: '30', from: 'default' });
  expect(settingIn({}, 'HELIOS_LEAD_ORIGINS')).toMatchObject({ value: null, from: 'default' });
  expect(settingsIn({}, { HELIOS_WORK: '/work' })).toContainEqual(
    expect.objectContaining({ name: 'HELIOS_WORK', value: '/work', from: 'default' }),
  );
});

test('The captcha’s key and host are from the environment, or the host is the usual one', () => {
  const environment = { HELIOS_CAPTCHA_SITE_KEY: 'key' };
  expect(settingIn(environment, 'captcha.siteKey')).toMatchObject({ value: 'key', from: 'environment' });
  expect(settingIn(environment, 'captcha.origin')).toMatchObject({ value: 'https://www.google.com', from: 'default' });
});

test('Every variable is in the list, itself or as the key that it replaces', () => {
  const listed = settingsIn({ HELIOS_CAPTCHA_SITE_KEY: 'key' }).flatMap(({ variable }) => variable ?? []);
  expect(new Set(listed)).toEqual(new Set(Object.keys(variables)));
});

test('No secret is in the list, neither as a variable nor in an address', () => {
  const environment = {
    HELIOS_PRISMIC_REPOSITORY: 'acme',
    HELIOS_PRISMIC_TOKEN: 'secret-1',
    HELIOS_PRISMIC_ENDPOINT: 'https://cms.example/api/v2?access_token=secret-2',
    HELIOS_LEAD_FILES_URL: 'https://files.example/secret-1',
  };
  expect(JSON.stringify(settingsIn(environment))).not.toContain('secret-');
  expect(settingIn(environment, 'HELIOS_PRISMIC_TOKEN')).toMatchObject({ isSecret: true, isSet: true });
});
