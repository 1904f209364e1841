import { z } from 'zod';
import type { CaptchaSite } from '../src/rules/leads/captcha.ts';
import {
  type Environment,
  type EnvironmentSource,
  type EnvironmentUse,
  environmentNaming,
  environmentSchema,
  type SiteVariables,
  usualCaptchaOrigin,
} from './environment.ts';
import { config as base } from './index.ts';
import { otherFileName, otherFiles, otherFilesSchema } from './other-files.ts';
import { parseOrRefuse } from './parse.ts';
import { type Config, configName, configSchema, unknownKey } from './schema.ts';
import { vendorsOf } from './vendors.ts';

/** All settings of a deployment: the configuration with the environment's changes, and the other variables. */
export interface Settings extends Omit<Environment, 'site'> {
  readonly config: Config;
}

export interface SettingsInput {
  readonly environment: EnvironmentSource;
  readonly use: EnvironmentUse;
  /** A configuration that replaces the one of config/index.ts. */
  readonly config?: unknown;
}

/**
 * Parses all files of config/ and the whole environment by one schema. Throws HeliosError `bad-config` that names every
 * wrong value, unknown name and half-set group of both.
 */
export function parseSettings({ environment: source, use, config = base }: SettingsInput): Settings {
  const naming = environmentNaming(source);
  const { captcha, vendors }: { captcha?: unknown; vendors?: unknown } = Object(config);
  const schema = z
    .object({
      environment: environmentSchema({
        ...use,
        hasCaptcha: captcha !== undefined,
        vendors: Object.keys(Object(vendors)),
      }),
      config: configSchema,
      files: otherFilesSchema,
    })
    .transform(({ environment: { site, ...environment }, config }) => ({
      ...environment,
      config: withVariables(config, site),
    }));
  return parseOrRefuse(
    schema,
    { environment: naming.variables, config, files: otherFiles },
    {
      nameOf([part, ...path]) {
        if (part === 'environment') return naming.nameOf(path);
        return part === 'files' ? otherFileName(path) : configName(path);
      },
      unknown: ([part, ...path], known) => (part === 'environment' ? naming.unknown(path) : unknownKey(path, known)),
      show: (seen, name) => naming.show(seen, name),
      hint: 'config/schema.ts says what each key may be; helios --help lists the environment variables.',
    },
  );
}

/** The configuration with the changes that the environment makes. */
function withVariables(
  config: Config,
  { imageMode, markup, serviceWorker, captcha, vendors, ...variables }: SiteVariables,
): Config {
  const { site } = config;
  return {
    ...config,
    site: {
      ...site,
      origin: variables.origin ?? site.origin,
      appOrigin: variables.appOrigin ?? site.appOrigin,
      leadEndpoint: variables.leadEndpoint ?? site.leadEndpoint,
    },
    images: { ...config.images, mode: imageMode ?? config.images.mode },
    markup: markup ?? config.markup,
    serviceWorker: serviceWorker ?? config.serviceWorker,
    captcha: captchaOf(captcha, config.captcha),
    vendors: vendorsOf(vendors, config.vendors),
  };
}

function captchaOf(
  { siteKey, origin }: SiteVariables['captcha'],
  base: CaptchaSite | undefined,
): CaptchaSite | undefined {
  if (siteKey !== undefined) return { siteKey, origin: origin ?? base?.origin ?? usualCaptchaOrigin };
  return base && { ...base, origin: origin ?? base.origin };
}
