import { type CaptchaSite, usualCaptchaHost } from '../src/rules/leads/captcha.ts';
import { HeliosError } from '../src/site/helios-error.ts';
import { parseServiceUrl } from '../src/site/service-url.ts';
import { config as base } from './index.ts';
import type { Config, ImageConfig } from './schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The deployment's configuration with what the environment changes. Throws HeliosError with the key path. */
export function loadConfig(environment: Environment, config: Config = base): Config {
  const origin = environment.HELIOS_ORIGIN || config.site.origin;
  const mode = environment.HELIOS_IMAGES || config.images.mode;
  const loaded: Config = {
    ...config,
    site: { ...config.site, origin: parseOrigin(origin) },
    images: { ...config.images, mode: parseImageMode(mode) },
    serviceWorker: parseSwitch(environment.HELIOS_SERVICE_WORKER, config.serviceWorker),
    captcha: parseCaptcha(environment) ?? config.captcha,
  };
  checkPathPrefix(loaded.site.pathPrefix);
  checkLocales(loaded);
  return loaded;
}

function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  throw badConfig(
    'site.origin (HELIOS_ORIGIN)',
    'must be a scheme and a host',
    value,
    'Write https://www.example.com.',
  );
}

function parseImageMode(value: string): ImageConfig['mode'] {
  if (value === 'local' || value === 'imgix') return value;
  throw badConfig('images.mode (HELIOS_IMAGES)', 'must be local or imgix', value, 'Write local.');
}

function parseSwitch(value: string | undefined, standard: boolean): boolean {
  if (!value) return standard;
  if (value === 'on' || value === 'off') return value === 'on';
  throw badConfig('serviceWorker (HELIOS_SERVICE_WORKER)', 'must be on or off', value, 'Write off to do away with it.');
}

/** An endpoint with a secret, or a host that was named, expects a captcha: it is the key alone that is missing then. */
function parseCaptcha(environment: Environment): CaptchaSite | undefined {
  const { HELIOS_CAPTCHA_SITE_KEY: siteKey, HELIOS_CAPTCHA_HOST: host, HELIOS_CAPTCHA_SECRET: secret } = environment;
  if (!siteKey && !host && !secret) return undefined;
  const url = parseServiceUrl(host || usualCaptchaHost);
  if (!url) {
    throw badConfig('captcha.origin (HELIOS_CAPTCHA_HOST)', 'must be a host', host ?? '', 'Write www.recaptcha.net.');
  }
  if (siteKey && !/^[\w-]+$/.test(siteKey)) {
    throw badConfig('captcha.siteKey (HELIOS_CAPTCHA_SITE_KEY)', 'must be one word', siteKey, 'Copy it once more.');
  }
  return { siteKey: siteKey || undefined, origin: url.origin };
}

function checkPathPrefix(value: string): void {
  if (value === '' || /^(?:\/[a-z0-9_-]+)+$/.test(value)) return;
  throw badConfig(
    'site.pathPrefix',
    'must be empty or begin with a slash and not end with one',
    value,
    'Write /helios.',
  );
}

function checkLocales({ locales }: Config): void {
  const defaults = locales.filter((locale) => locale.isDefault).map((locale) => locale.urlCode);
  if (defaults.length !== 1) {
    throw badConfig(
      'locales',
      'must have exactly one default',
      defaults.join(', ') || 'none',
      'Set isDefault on one of them.',
    );
  }
  for (const key of ['code', 'urlCode'] as const) {
    const values = locales.map((locale) => locale[key]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice) throw badConfig(`locales[].${key}`, 'must be unique', twice, 'Remove one of the two.');
  }
}

function badConfig(key: string, rule: string, seen: string, hint: string): HeliosError {
  return new HeliosError('bad-config', { message: `${key} ${rule}, got "${seen}".`, where: 'config/index.ts', hint });
}
